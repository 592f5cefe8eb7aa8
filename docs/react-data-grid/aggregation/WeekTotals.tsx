import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 130 },
];

export default function WeekTotals() {
  return (
    <Box sx={{ height: 377, width: '100%' }}>
      <DataGridPremium
        label="Sales of a week"
        rows={coffeeWeek}
        columns={columns}
        initialState={{ aggregation: { model: { kilos: 'sum', revenue: 'sum' } } }}
        hideFooter
        density="compact"
      />
    </Box>
  );
}
