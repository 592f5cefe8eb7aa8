import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'level', headerName: 'Level', width: 100 },
  { field: 'hired', headerName: 'Hired', type: 'date', width: 120 },
];

export default function StartState() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Seniors by date of hiring"
        rows={employees}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'hired', sort: 'asc' }] },
          filter: {
            filterModel: { items: [{ field: 'level', operator: 'equals', value: 'Senior' }] },
          },
          density: 'compact',
          pagination: { paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[10, 25]}
      />
    </Box>
  );
}
