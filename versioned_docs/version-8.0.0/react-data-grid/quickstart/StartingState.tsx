import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
  { field: 'country', headerName: 'Country', width: 120 },
];

export default function StartingState() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Orders to chase"
        rows={orders}
        columns={columns}
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'placed', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'status', operator: 'not', value: 'Delivered' }] },
          },
          columns: { columnVisibilityModel: { country: false } },
        }}
      />
    </Box>
  );
}
