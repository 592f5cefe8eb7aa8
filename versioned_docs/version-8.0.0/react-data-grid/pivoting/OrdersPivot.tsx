import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 120 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'items', aggFunc: 'sum' }],
};

export default function OrdersPivot() {
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Box sx={{ height: 560, minWidth: 560 }}>
        <DataGridPremium
          label="Orders by country and status"
          rows={orders}
          columns={columns}
          showToolbar
          initialState={{ pivoting: { enabled: true, panelOpen: true, model: pivotModel } }}
        />
      </Box>
    </Box>
  );
}
