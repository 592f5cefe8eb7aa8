import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'form', headerName: 'Form', width: 110 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'form', sort: 'asc' }],
  values: [{ field: 'kilos', aggFunc: 'sum' }],
};

export default function FormsAsColumns() {
  return (
    <Box sx={{ height: 200, width: '100%' }}>
      <DataGridPremium
        label="Kilos by region and form"
        rows={coffeeWeek}
        columns={columns}
        hideFooter
        density="compact"
        disableColumnMenu
        pivotActive
        pivotModel={pivotModel}
      />
    </Box>
  );
}
