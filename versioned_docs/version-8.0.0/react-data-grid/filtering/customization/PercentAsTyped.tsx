import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

/** The row holds 0.62, the cell says 62%, and people type 62. */
const percentOperators = getGridNumericOperators().map(
  (operator): GridFilterOperator<Departure> => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      if (!passes) return null;
      return (share, row, col, apiRef) =>
        passes(share == null ? share : Math.round(share * 100), row, col, apiRef);
    },
  }),
);

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  {
    field: 'occupancy',
    headerName: 'Seats taken',
    type: 'number',
    width: 150,
    filterOperators: percentOperators,
    valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
  },
];
const crowded = { items: [{ field: 'occupancy', operator: '>', value: 70 }] };

export default function PercentAsTyped() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        label="Trains with more than 70 percent of the seats taken"
        rows={departures}
        getRowId={({ train }) => train}
        columns={columns}
        initialState={{ filter: { filterModel: crowded } }}
        showToolbar
        density="compact"
      />
    </Box>
  );
}
