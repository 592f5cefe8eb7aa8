import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'channel', headerName: 'Channel', width: 120 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
];

export default function QuietFocus() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders by channel"
        rows={orders}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: { outline: 'none' },
          [`& .${gridClasses.columnHeader}:focus:not(:focus-visible)`]: { outline: 'none' },
        }}
      />
    </Box>
  );
}
