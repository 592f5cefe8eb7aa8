import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 84,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

/** A grid that sorts, filters and selects. */
export default function Orders() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        hideFooter
        density="compact"
      />
    </Box>
  );
}
