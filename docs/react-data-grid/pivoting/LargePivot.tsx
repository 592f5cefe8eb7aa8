import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { deliveries } from './deliveries';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 90 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'country' }, { field: 'product' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'tons', aggFunc: 'sum' }],
};

export default function LargePivot() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Deliveries by country, product and year"
        rows={deliveries}
        columns={columns}
        density="compact"
        showToolbar
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
      />
    </Box>
  );
}
