import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 120 },
];

export default function FivePerPage(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25, { value: -1, label: 'All' }]}
        {...props}
      />
    </Box>
  );
}
