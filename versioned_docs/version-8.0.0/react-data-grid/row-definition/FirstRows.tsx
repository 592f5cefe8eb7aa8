import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'fragile', headerName: 'Fragile', type: 'boolean', width: 100 },
];

const rows: GridRowsProp = [
  { id: 'A1-01', product: 'Arborio rice', onHand: 140, fragile: false },
  { id: 'A1-02', product: 'Olive oil', onHand: 62, fragile: true },
  { id: 'B2-07', product: 'Feta in brine', onHand: 35, supplier: 'Thessaly Foods' },
];

export default function FirstRows() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid label="Stock" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
