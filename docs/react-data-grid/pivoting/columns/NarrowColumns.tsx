import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'channel', headerName: 'Channel', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'items', aggFunc: 'sum' }],
};

function definitionOf(field: string, path: string[]) {
  return { width: 90, headerName: 'Pieces', description: `${field}, ${path.join(', ')}` };
}

export default function NarrowColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Orders in narrow columns"
        rows={orders}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        pivotingColDef={definitionOf}
        density="compact"
      />
    </Box>
  );
}
