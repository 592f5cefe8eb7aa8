import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
    editable: true,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90, editable: true },
];

const rows = orders.slice(60, 68);

export default function LockedCells() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Orders: items can change while an order is open"
        rows={rows}
        columns={columns}
        isCellEditable={({ field, row }) => field !== 'items' || row.status === 'Open'}
        density="compact"
        hideFooter
        sx={{ '& .MuiDataGrid-cell--editable': { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
