import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'destination', headerName: 'Destination', width: 170 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 140 },
];

const median: GridAggregationFunction<number> = {
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
    if (sorted.length === 0) return null;
    const middle = sorted.length / 2;
    return sorted.length % 2
      ? sorted[Math.floor(middle)]
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  },
  label: 'median',
  columnTypes: ['number'],
};

const distinct: GridAggregationFunction<string, number> = {
  apply: ({ values }) => new Set(values).size,
  label: 'different',
  columnTypes: ['string'],
  hasCellUnit: false,
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, median, distinct };
const few = departures.slice(0, 6);

export default function OwnFunctions() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Departures with medians and kinds"
        rows={few}
        getRowId={(row) => row.train}
        columns={columns}
        initialState={{ aggregation: { model: { delay: 'median', kind: 'distinct' } } }}
        aggregationFunctions={functions}
        hideFooter
      />
    </Box>
  );
}
