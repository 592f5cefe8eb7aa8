import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 130 },
];

export default function GroupTotals() {
  return (
    <Box sx={{ height: 449, width: '100%' }}>
      <DataGridPremium
        label="Sales by region"
        rows={coffeeWeek}
        columns={columns}
        initialState={{
          aggregation: { model: { kilos: 'sum', revenue: 'sum' } },
          rowGrouping: { model: ['region'] },
          columns: { columnVisibilityModel: { region: false } },
        }}
        groupingColDef={{ width: 160 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
        density="compact"
      />
    </Box>
  );
}
