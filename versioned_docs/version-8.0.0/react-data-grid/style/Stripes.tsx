import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'started', headerName: 'Started', type: 'date', width: 120 },
];

export default function Stripes() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'striped' : ''
        }
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        sx={{
          [`& .${gridClasses.row}.striped:not(.Mui-selected)`]: {
            bgcolor: 'action.hover',
            '&:hover': { bgcolor: 'action.selected' },
          },
        }}
      />
    </Box>
  );
}
