import Box from '@mui/material/Box';
import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { books, type Book } from 'sample-data/library';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'language', headerName: 'Language', width: 110 },
];

/** The fields without a filter. `field` is the one that a filter has now: it can stay. */
const free = ({ field, columns: all, currentFilters }: FilterColumnsArgs) =>
  all
    .filter((column) => column.filterable !== false)
    .map((column) => column.field)
    .filter((name) => name === field || currentFilters.every((item) => item.field !== name));

const nextFree = ({ currentFilters, columns: all }: GetColumnForNewFilterArgs) =>
  free({ field: '', columns: all, currentFilters })[0] ?? null;

export default function OnePerColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Books"
        rows={books}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'language', operator: 'equals', value: 'English' }],
            },
          },
        }}
        showToolbar
        slotProps={{
          filterPanel: {
            getColumnForNewFilter: nextFree,
            filterFormProps: { filterColumns: free },
          },
        }}
        density="compact"
      />
    </Box>
  );
}
