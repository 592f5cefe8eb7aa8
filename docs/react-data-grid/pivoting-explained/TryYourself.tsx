import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'form', headerName: 'Form', width: 110 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [],
  values: [{ field: 'kilos', aggFunc: 'sum' }],
};

export default function TryYourself() {
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      {/* The panel is 300 pixels wide. */}
      <Box sx={{ height: 560, minWidth: 308 }}>
        <DataGridPremium
          label="Pivot of your own"
          rows={coffeeSales}
          columns={columns}
          showToolbar
          initialState={{
            pivoting: { enabled: true, panelOpen: true, model: pivotModel },
          }}
        />
      </Box>
    </Box>
  );
}
