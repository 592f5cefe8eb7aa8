import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 120 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 120 },
];

const getPosition = (node: GridGroupNode) => (node.depth === -1 ? null : 'footer');

export default function TotalsBelow() {
  return (
    <Box sx={{ height: 485, width: '100%' }}>
      <DataGridPremium
        label="Sales by region, with totals below"
        rows={coffeeWeek}
        columns={columns}
        initialState={{
          aggregation: { model: { kilos: 'sum', cost: 'sum' } },
          rowGrouping: { model: ['region'] },
          columns: { columnVisibilityModel: { region: false } },
        }}
        groupingColDef={{ width: 160 }}
        getAggregationPosition={getPosition}
        defaultGroupingExpansionDepth={1}
        hideFooter
        density="compact"
      />
    </Box>
  );
}
