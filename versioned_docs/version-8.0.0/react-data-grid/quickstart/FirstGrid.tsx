import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'inStock', headerName: 'In stock', type: 'boolean', width: 110 },
];

const rows = [
  { id: 1, product: 'Alder desk', price: 429, inStock: true },
  { id: 2, product: 'Birch shelf', price: 149, inStock: true },
  { id: 3, product: 'Linen task chair', price: 238.5, inStock: false },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid label="Products" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
