import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 150 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 150 },
];

export default function FullMenu() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium aria-label="Everything in the menu" rows={employees} columns={columns} />
    </Box>
  );
}
