import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'form', headerName: 'Form', width: 110 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
  {
    field: 'averageKilos',
    headerName: 'Kilos per sale',
    type: 'number',
    width: 140,
    valueGetter: (_, row) => row.kilos,
  },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'form', sort: 'asc' }],
  values: [
    { field: 'kilos', aggFunc: 'sum' },
    { field: 'averageKilos', aggFunc: 'avg' },
  ],
};

export default function SameFieldTwice() {
  return (
    <Box sx={{ height: 288, width: '100%' }}>
      <DataGridPremium
        label="Sums and averages of the same field"
        rows={coffeeSales}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        density="compact"
      />
    </Box>
  );
}
