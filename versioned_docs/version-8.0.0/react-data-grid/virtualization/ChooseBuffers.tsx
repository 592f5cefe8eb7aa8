import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { makeStock, type StockItem } from 'sample-data/warehouse';

const rows = makeStock(100);
const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function ChooseBuffers() {
  const apiRef = useGridApiRef();
  const [buffer, setBuffer] = useState(150);
  const [rendered, setRendered] = useState('Scroll to see which rows are rendered.');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', (interval) =>
        setRendered(`Rows ${interval.firstRowIndex + 1} to ${interval.lastRowIndex} are rendered.`),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Row buffer in pixels"
        value={buffer}
        max={1000}
        step={50}
        valueLabelDisplay="auto"
        onChange={(_, value) => setBuffer(value as number)}
      />
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        Buffer: {buffer} pixels. {rendered}
      </Typography>
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Stock"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
