import Box from '@mui/material/Box';
import { DataGrid, getGridStringOperators, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from 'sample-data/library';

const offered = ['startsWith', 'contains'];
const operators = getGridStringOperators()
  .filter(({ value }) => offered.includes(value))
  // The first one is chosen when a filter is added.
  .sort((a, b) => offered.indexOf(a.value) - offered.indexOf(b.value));

const columns: GridColDef<Book>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 160,
    filterOperators: operators,
  },
  { field: 'author', headerName: 'Author', width: 150, filterOperators: operators },
];

export default function TwoOperators() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid label="Books" rows={books} columns={columns} showToolbar density="compact" />
    </Box>
  );
}
