import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'zone', headerName: 'Zone', width: 120 },
];

export default function WhereAmI() {
  const apiRef = useGridApiRef();
  const [top, setTop] = useState(0);

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', (position) => setTop(position.top)),
    [apiRef],
  );
  const moveBy = (pixels: number) => apiRef.current?.scroll({ top: top + pixels });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => moveBy(260)}>Five rows down</Button>
      <Button onClick={() => moveBy(-260)}>Five rows up</Button>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {Math.round(top)} pixels from the top
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid label="Stock" apiRef={apiRef} rows={stock} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
