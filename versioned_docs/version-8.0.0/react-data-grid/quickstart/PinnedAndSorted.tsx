import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'channel', headerName: 'Channel', width: 140 },
  { field: 'status', headerName: 'Status', width: 140 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 140 },
];

export default function PinnedAndSorted() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        label="Orders by country, newest first"
        rows={orders}
        columns={columns}
        initialState={{
          pinnedColumns: { left: ['id'] },
          sorting: {
            sortModel: [
              { field: 'country', sort: 'asc' },
              { field: 'placed', sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
