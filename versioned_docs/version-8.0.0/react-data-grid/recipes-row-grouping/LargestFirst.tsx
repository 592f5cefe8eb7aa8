import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridComparatorFn,
  gridFilteredDescendantCountLookupSelector,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'level', headerName: 'Level', width: 110 },
];

const bySize: GridComparatorFn = (_one, _other, a, b) => {
  const counts = gridFilteredDescendantCountLookupSelector({ current: a.api });
  return (counts[a.id] ?? 0) - (counts[b.id] ?? 0);
};

export default function LargestFirst() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Teams by their size"
        rows={employees}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['team'] },
          columns: { columnVisibilityModel: { team: false } },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
        groupingColDef={{ headerName: 'Team', width: 190, sortComparator: bySize }}
      />
    </Box>
  );
}
