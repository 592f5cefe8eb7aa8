import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, editable: true },
  { field: 'level', headerName: 'Level', width: 120 },
];

export default function EditByEnter() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Names to correct"
        rows={employees}
        columns={columns}
        onCellDoubleClick={(_params, event) => {
          event.defaultMuiPrevented = true;
        }}
        hideFooter
      />
    </Box>
  );
}
