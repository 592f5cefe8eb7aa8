import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  // #region taught
  {
    field: 'name',
    headerName: 'Name',
    width: 130,
    colSpan: 2,
    valueGetter: (_, row) => `${row.name}, ${row.email}`,
  },
  { field: 'email', headerName: 'Email', width: 190, sortable: false },
  // #endregion taught
  { field: 'office', headerName: 'Office', width: 130 },
];

export default function NameAndMail() {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid aria-label="Contacts" rows={employees} columns={columns} />
    </Box>
  );
}
