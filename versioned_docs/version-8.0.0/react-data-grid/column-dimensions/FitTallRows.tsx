import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 90 },
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'about', headerName: 'About', width: 120, maxWidth: 280 },
];

const people = employees.slice(0, 20);

export default function FitTallRows() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.autosizeColumns({ includeOutliers: true })}
        sx={{ mb: 1 }}
      >
        Autosize
      </Button>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="People in tall rows"
          apiRef={apiRef}
          rows={people}
          columns={columns}
          getRowHeight={() => 'auto'}
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
        />
      </Box>
    </Box>
  );
}
