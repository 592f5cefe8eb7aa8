import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [
    { field: 'date-year', sort: 'asc' },
    { field: 'date-quarter', sort: 'asc' },
  ],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function YearsAndQuarters() {
  return (
    <Box sx={{ height: 363, width: '100%' }}>
      <DataGridPremium
        label="Sales by year and quarter"
        rows={coffeeSales}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        density="compact"
      />
    </Box>
  );
}
