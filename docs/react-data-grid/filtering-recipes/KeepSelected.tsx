import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const getRowId = ({ train }: Departure) => train;

const selectedOrMatching = getGridStringOperators().map(
  (operator): GridFilterOperator<Departure> => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      if (!passes) return null;
      return (value, row, col, apiRef) =>
        apiRef.current.isRowSelected(getRowId(row)) || passes(value, row, col, apiRef);
    },
  }),
);

const columns: GridColDef<Departure>[] = [
  {
    field: 'destination',
    headerName: 'Destination',
    flex: 1,
    minWidth: 130,
    filterOperators: selectedOrMatching,
  },
  { field: 'train', headerName: 'Train', width: 100 },
];

export default function KeepSelected() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Trains to compare"
        rows={departures}
        getRowId={getRowId}
        columns={columns}
        checkboxSelection
        showToolbar
        density="compact"
      />
    </Box>
  );
}
