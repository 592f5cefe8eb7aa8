import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { employees, levels, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 110 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: levels,
    width: 100,
    sortComparator: (a, b) => levels.indexOf(a) - levels.indexOf(b),
  },
  { field: 'hired', headerName: 'Hired', type: 'date', width: 110 },
  {
    field: 'leaveLeft',
    headerName: 'Leave left',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.leaveDays - row.leaveTaken,
  },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

export default function TeamDirectory(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid aria-label="Team directory" rows={employees} columns={columns} {...props} />
    </Box>
  );
}
