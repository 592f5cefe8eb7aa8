import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { orders, type Order } from 'sample-data/orders';

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'channel', headerName: 'Channel', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) => (value === undefined ? '' : wholeDollars.format(value)),
  },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'channel', sort: 'asc' }],
  values: [{ field: 'total', aggFunc: 'sum' }],
};

export default function SalesPivot() {
  return (
    <Box sx={{ height: 348, width: '100%' }}>
      <DataGridPremium
        label="Sales by country and channel"
        rows={orders}
        columns={columns}
        density="compact"
        showToolbar
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
      />
    </Box>
  );
}
