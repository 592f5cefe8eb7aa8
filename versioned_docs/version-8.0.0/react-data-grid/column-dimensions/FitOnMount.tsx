import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'country', headerName: 'Country' },
  { field: 'channel', headerName: 'Channel' },
  { field: 'items', headerName: 'Pieces', type: 'number' },
];

const autosizeOptions = { includeOutliers: true, expand: true };

export default function FitOnMount() {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
      />
    </Box>
  );
}
