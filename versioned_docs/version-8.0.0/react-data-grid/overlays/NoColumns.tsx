import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 170 },
];

export default function NoColumns() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="People, no columns"
        rows={people}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { name: false, role: false } } }}
        hideFooter
      />
    </Box>
  );
}
