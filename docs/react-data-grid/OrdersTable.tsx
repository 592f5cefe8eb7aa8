import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order, type OrderStatus } from 'sample-data/orders';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const statusColors: Record<OrderStatus, ChipProps['color']> = {
  Open: 'default',
  Packed: 'info',
  Shipped: 'primary',
  Delivered: 'success',
  Returned: 'warning',
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 88 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 92 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 104,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.status}
        color={statusColors[row.status]}
        sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
      />
    ),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

export default function OrdersTable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        showToolbar
        density="compact"
        pageSizeOptions={[10, 25, 50]}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'placed', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
