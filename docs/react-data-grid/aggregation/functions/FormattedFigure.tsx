import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 130 },
];

const tonnes: GridAggregationFunction<unknown, number> = {
  ...GRID_AGGREGATION_FUNCTIONS.sum,
  label: 'sum in tonnes',
  valueFormatter: (value: number) => `${value / 1000} t`,
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, tonnes };

export default function FormattedFigure() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Kilos in tonnes"
        rows={coffeeWeek}
        columns={columns}
        initialState={{ aggregation: { model: { kilos: 'tonnes' } } }}
        aggregationFunctions={functions}
        hideFooter
      />
    </Box>
  );
}
