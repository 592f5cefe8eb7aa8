import Box from '@mui/material/Box';
import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'channel', headerName: 'Channel', width: 120 },
];

const byCommas = (input: string) =>
  input
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export default function ByCommas() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['web shop', 'phone'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        showToolbar
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: byCommas,
              quickFilterFormatter: (values) => values.join(', '),
              debounceMs: 300,
            },
          },
        }}
        density="compact"
        sx={{ '& .MuiDataGrid-toolbar': { flex: 'none', flexWrap: 'wrap' } }}
      />
    </Box>
  );
}
