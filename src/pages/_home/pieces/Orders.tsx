import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 84 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 96 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    editable: true,
    width: 92,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 92,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

/** A grid that sorts, filters, selects and edits. */
export default function Orders() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        hideFooter
        density="compact"
        initialState={{ sorting: { sortModel: [{ field: 'placed', sort: 'desc' }] } }}
      />
    </Box>
  );
}
