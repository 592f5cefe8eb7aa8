import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110, disableReorder: true },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120, disableReorder: true },
];

export default function FixedEnds() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        keepColumnPositionIfDraggedOutside
      />
    </Box>
  );
}
