import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'form', headerName: 'Form', width: 110 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'form', sort: 'desc' }],
  values: [
    { field: 'kilos', aggFunc: 'sum' },
    { field: 'revenue', aggFunc: 'avg' },
  ],
};

export default function ModelAtStart() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        label="Sales by product and form"
        rows={coffeeSales}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        density="compact"
      />
    </Box>
  );
}
