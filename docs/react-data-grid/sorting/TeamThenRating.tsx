import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

type TeamAndRating = Pick<Employee, 'team' | 'rating'>;

/** By team, and within a team by rating. */
const byTeamThenRating: GridComparatorFn<TeamAndRating> = (a, b, paramsA, paramsB) =>
  gridStringOrNumberComparator(a.team, b.team, paramsA, paramsB) ||
  gridNumberComparator(a.rating, b.rating, paramsA, paramsB);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  {
    field: 'standing',
    headerName: 'Team and rating',
    width: 190,
    valueGetter: (_, { team, rating }): TeamAndRating => ({ team, rating }),
    valueFormatter: ({ team, rating }: TeamAndRating) => `${team}, ${rating.toFixed(1)}`,
    sortComparator: byTeamThenRating,
    filterable: false,
  },
  { field: 'office', headerName: 'Office', width: 130 },
];

const rows = employees.slice(0, 30);

export default function TeamThenRating() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="People by team and rating"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'standing', sort: 'asc' }] } }}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
