import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from 'sample-data/library';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 150 },
];

export default function WithoutAccents() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        label="Books by any spelling"
        rows={books}
        columns={columns}
        ignoreDiacritics
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['maree'] } } }}
        showToolbar
        density="compact"
        sx={{ '& .MuiDataGrid-toolbar': { flex: 'none', flexWrap: 'wrap' } }}
      />
    </Box>
  );
}
