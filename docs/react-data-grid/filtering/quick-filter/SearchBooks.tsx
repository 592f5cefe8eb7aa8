import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from 'sample-data/library';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'language', headerName: 'Language', width: 110 },
  {
    field: 'subjects',
    headerName: 'Subjects',
    width: 170,
    valueGetter: (_, row) => row.subjects.join(', '),
  },
];

export default function SearchBooks(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Books"
        rows={books}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['english', 'history'] } },
        }}
        showToolbar
        density="compact"
        sx={{ '& .MuiDataGrid-toolbar': { flex: 'none', flexWrap: 'wrap' } }}
        {...props}
      />
    </Box>
  );
}
