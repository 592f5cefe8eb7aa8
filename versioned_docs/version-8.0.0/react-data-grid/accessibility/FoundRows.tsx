import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
];

function FoundRowsFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {count === 1 ? '1 person' : `${count} people`}
    </Box>
  );
}

export default function FoundRows() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Find people"
        rows={people}
        columns={columns}
        slots={{ footer: FoundRowsFooter }}
        showToolbar
      />
    </Box>
  );
}
