import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { makeShipments, type Shipment } from 'sample-data/shipments';

const rows = makeShipments(100);

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 140 },
  { field: 'carrier', headerName: 'Carrier', width: 150 },
];

export default function ListenOutside() {
  const apiRef = useGridApiRef();
  const [rendered, setRendered] = useState('Scroll the rows.');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', (context) =>
        setRendered(`Rendered: rows ${context.firstRowIndex + 1} to ${context.lastRowIndex}`),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {rendered}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="A hundred shipments"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
