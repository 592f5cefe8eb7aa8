import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'office', headerName: 'Office', width: 160 },
  { field: 'email', headerName: 'Email', width: 230 },
  { field: 'timeZone', headerName: 'Time zone', width: 170 },
  { field: 'about', headerName: 'About', width: 190 },
];

export default function PinnedTallRows() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="People in tall rows"
        rows={employees}
        columns={columns}
        getRowHeight={() => 'auto'}
        initialState={{ pinnedColumns: { left: ['name'], right: ['about'] } }}
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </Box>
  );
}
