import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  // #region taught
  {
    field: 'skills',
    headerName: 'Skills',
    width: 250,
    editable: true,
    valueGetter: (skills: string[]) => skills.join(', '),
    valueSetter: (text: string, row) => ({ ...row, skills: text.split(/\s*,\s*/).filter(Boolean) }),
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 240,
    editable: true,
    valueParser: (text: string = '') => text.toLowerCase().trim(),
  },
  // #endregion taught
];

const rows = employees.slice(0, 7);

export default function StoreDifferently() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGrid
        label="People and skills"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
