import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'form', headerName: 'Form', width: 110 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
  {
    field: 'kilosPerSale',
    headerName: 'Per sale',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.kilos,
  },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'region' }, { field: 'city' }],
  columns: [{ field: 'form', sort: 'asc' }],
  values: [
    { field: 'kilos', aggFunc: 'sum' },
    { field: 'kilosPerSale', aggFunc: 'avg' },
  ],
};

export default function CitiesInRegions() {
  return (
    <Box sx={{ height: 344, width: '100%' }}>
      <DataGridPremium
        label="Kilos by region, city and form"
        rows={coffeeWeek}
        columns={columns}
        hideFooter
        density="compact"
        disableColumnMenu
        pivotActive
        pivotModel={pivotModel}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
