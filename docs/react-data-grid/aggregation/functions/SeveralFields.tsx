import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 110 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 120,
    availableAggregationFunctions: ['margin'],
    valueGetter: (_, row) => (row.revenue ? 1 - row.cost / row.revenue : null),
    valueFormatter: (value?: number) => (value == null ? '' : percent.format(value)),
  },
];

const margin: GridAggregationFunction<CoffeeSale, number> = {
  // The whole row is passed on, so that the sums can be divided.
  getCellValue: ({ row }) => row as CoffeeSale,
  apply: ({ values }) => {
    const rows = values.filter((row) => row !== undefined);
    const revenue = rows.reduce((sum, row) => sum + row.revenue, 0);
    const cost = rows.reduce((sum, row) => sum + row.cost, 0);
    return revenue === 0 ? null : 1 - cost / revenue;
  },
  label: 'of all',
  columnTypes: ['number'],
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, margin };

export default function SeveralFields() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Margin of each region"
        rows={coffeeSales}
        columns={columns}
        initialState={{
          aggregation: { model: { revenue: 'sum', cost: 'sum', margin: 'margin' } },
          rowGrouping: { model: ['region'] },
          columns: { columnVisibilityModel: { region: false } },
        }}
        aggregationFunctions={functions}
        hideFooter
      />
    </Box>
  );
}
