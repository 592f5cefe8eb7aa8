import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, Toolbar, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'lastSeen', headerName: 'Last seen', type: 'date', width: 130 },
];

function FitToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar>
      <Button onClick={() => apiRef.current.autosizeColumns({ includeHeaders: true })}>
        Fit all columns
      </Button>
    </Toolbar>
  );
}

export default function InsideToolbar() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="People by team"
        rows={employees}
        columns={columns}
        showToolbar
        slots={{ toolbar: FitToolbar }}
        hideFooter
      />
    </Box>
  );
}
