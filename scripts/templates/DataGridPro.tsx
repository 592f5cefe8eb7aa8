import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function DemoName() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
      />
    </Box>
  );
}
