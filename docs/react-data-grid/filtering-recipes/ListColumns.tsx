import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFilterInputMultipleValue,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { books, type Book } from 'sample-data/library';

const has = (list: string[], wanted: string) =>
  list.some((entry) => entry.toLowerCase() === wanted.trim().toLowerCase());

const listOperator = (
  value: string,
  label: string,
  passes: (list: string[], wanted: string[]) => boolean,
): GridFilterOperator<Book, string[], string> => ({
  value,
  label,
  getApplyFilterFn: (item) => {
    if (!item.value?.length) return null;
    return (list) => passes(list, item.value);
  },
  InputComponent: GridFilterInputMultipleValue,
});

const list: GridColTypeDef<string[], string> = {
  filterOperators: [
    listOperator('hasAll', 'has all of', (all, wanted) => wanted.every((name) => has(all, name))),
    listOperator('hasAny', 'has one of', (all, wanted) => wanted.some((name) => has(all, name))),
  ],
  valueFormatter: (value: string[]) => value.join(', '),
  sortComparator: (a, b) => a.length - b.length,
};

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { ...list, field: 'subjects', headerName: 'Subjects', width: 160 },
  { ...list, field: 'formats', headerName: 'Formats', width: 160 },
];
const historyOrSea = {
  items: [{ field: 'subjects', operator: 'hasAny', value: ['history', 'sea'] }],
};

export default function ListColumns() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Books on history or the sea"
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel: historyOrSea } }}
        showToolbar
        density="compact"
      />
    </Box>
  );
}
