import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { branches, books, type Book } from 'sample-data/library';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 140 },
  { field: 'author', headerName: 'Author', width: 170 },
  {
    field: 'branch',
    headerName: 'Branch',
    type: 'singleSelect',
    valueOptions: branches,
    width: 150,
  },
];

export default function FilterRow(props: Partial<DataGridProProps>) {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Books"
        rows={books}
        columns={columns}
        headerFilters
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'pages', operator: '>', value: 250 }] },
          },
        }}
        density="compact"
        {...props}
      />
    </Box>
  );
}
