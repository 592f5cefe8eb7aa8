import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const bySize = [...orders].sort((one, other) => other.total - one.total);
const pinnedRows = { top: bySize.slice(0, 1), bottom: bySize.slice(-1) };
const rest = bySize.slice(1, -1);

export default function BothEnds() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPro
        label="Orders between the largest and the smallest"
        rows={rest}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
