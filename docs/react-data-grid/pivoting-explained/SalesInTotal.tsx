import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'channel', headerName: 'Channel', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'channel', sort: 'asc' }],
  values: [{ field: 'kilos', aggFunc: 'sum' }],
};

export default function SalesInTotal() {
  return (
    <Box sx={{ height: 236, width: '100%' }}>
      <DataGridPremium
        label="Kilos of 120 sales by region and channel"
        rows={coffeeSales}
        columns={columns}
        hideFooter
        density="compact"
        pivotActive
        pivotModel={pivotModel}
      />
    </Box>
  );
}
