import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { books, type Book } from 'sample-data/library';

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to] = item.value ?? ['', ''];
  const field = (label: string, value: string, change: (next: string) => string[]) => (
    <TextField
      label={label}
      type="number"
      size="small"
      value={value}
      onChange={(event) => applyValue({ ...item, value: change(event.target.value) })}
      inputRef={label === 'From' ? focusElementRef : undefined}
    />
  );
  return (
    <Stack direction="row" spacing={1}>
      {field('From', from, (next) => [next, to])}
      {field('To', to, (next) => [from, next])}
    </Stack>
  );
}

const between: GridFilterOperator<Book, number> = {
  value: 'between',
  label: 'is between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) return null;
    // The column's valueParser has made numbers of them, and null of an empty field.
    const [from, to] = value as (number | null)[];
    return (year) => (from == null || year >= from) && (to == null || year <= to);
  },
  InputComponent: RangeInput,
};

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 120,
    filterOperators: [between, ...getGridNumericOperators()],
    valueFormatter: (year: number) => String(year),
  },
];
const nineties = { items: [{ field: 'year', operator: 'between', value: ['1990', '1999'] }] };

export default function FromYearToYear() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        label="Books of the nineties"
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel: nineties } }}
        showToolbar
        density="compact"
      />
    </Box>
  );
}
