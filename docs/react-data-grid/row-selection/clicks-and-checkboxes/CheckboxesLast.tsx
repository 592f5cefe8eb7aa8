import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 130 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 80,
    cellClassName: 'checks',
  },
];

export default function CheckboxesLast() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={people}
        columns={columns}
        checkboxSelection
        sx={{ '& .checks': { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
