import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from 'sample-data/orders';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => dollars.format(value),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
];

export default function SalesByCountry() {
  return (
    <Box sx={{ height: 344, width: '100%' }}>
      <DataGridPremium
        label="Sales by country"
        rows={orders}
        columns={columns}
        groupingColDef={{ headerName: 'Country', width: 170 }}
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { items: 'sum', total: 'sum' } },
          columns: { columnVisibilityModel: { country: false } },
        }}
      />
    </Box>
  );
}
