import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, hideable: false },
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'timeZone', headerName: 'Time zone', width: 150 },
  { field: 'email', headerName: 'Email', width: 220 },
  { field: 'hired', headerName: 'Hired', type: 'date', width: 110 },
];

export default function HiddenAtStart(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="People"
        showToolbar
        rows={employees}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { timeZone: false, email: false } },
        }}
        {...props}
      />
    </Box>
  );
}
