import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const offices = [
  // #region taught
  { value: 'PT', label: 'Lisbon, Portugal' },
  // #endregion taught
  { value: 'KE', label: 'Nairobi, Kenya' },
  { value: 'CA', label: 'Montreal, Canada' },
  { value: 'JP', label: 'Osaka, Japan' },
  { value: 'IN', label: 'Pune, India' },
  { value: 'NZ', label: 'Wellington, New Zealand' },
];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  // #region taught
  {
    field: 'country',
    headerName: 'Office',
    type: 'singleSelect',
    valueOptions: offices,
    width: 200,
    editable: true,
  },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    // Finance is only in Lisbon and Montreal. Without a row the filter panel asks for all teams.
    valueOptions: ({ row }) => {
      const everywhere = ['Platform', 'Mobile', 'Design', 'Data', 'Support'];
      return !row || ['PT', 'CA'].includes(row.country) ? [...everywhere, 'Finance'] : everywhere;
    },
    width: 140,
    editable: true,
  },
  // #endregion taught
];

export default function SelectOptions() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid aria-label="Moves between offices" rows={employees} columns={columns} />
    </Box>
  );
}
