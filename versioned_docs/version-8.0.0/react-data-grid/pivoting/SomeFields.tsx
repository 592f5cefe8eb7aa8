import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100, pivotable: false },
  { field: 'customer', headerName: 'Customer', width: 180, pivotable: false },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'channel', headerName: 'Channel', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [],
  values: [{ field: 'items', aggFunc: 'sum' }],
};

export default function SomeFields() {
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Box sx={{ height: 560, minWidth: 560 }}>
        <DataGridPremium
          label="Orders with fields that stay out"
          rows={orders}
          columns={columns}
          showToolbar
          initialState={{ pivoting: { enabled: true, panelOpen: true, model: pivotModel } }}
        />
      </Box>
    </Box>
  );
}
