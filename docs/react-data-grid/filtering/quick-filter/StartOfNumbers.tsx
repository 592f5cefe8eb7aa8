import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from 'sample-data/library';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: (year: number) => String(year),
    // 198 finds 1981, 1983 and 1987.
    getApplyQuickFilterFn: (word) => (year) => String(year).startsWith(word),
  },
  {
    field: 'pages',
    headerName: 'Pages',
    type: 'number',
    width: 90,
    // Nobody looks for a number of pages.
    getApplyQuickFilterFn: () => null,
  },
];

export default function StartOfNumbers() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        label="Books by decade"
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['198'] } } }}
        showToolbar
        density="compact"
        sx={{ '& .MuiDataGrid-toolbar': { flex: 'none', flexWrap: 'wrap' } }}
      />
    </Box>
  );
}
