import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const weeks: GridColDef<Employee>[] = Array.from({ length: 8 }, (_, week) => ({
  field: `week${week}`,
  headerName: `Week ${week + 31}`,
  type: 'number',
  width: 90,
  valueGetter: (_value, row) => row.hours[week],
}));

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'team', headerName: 'Team', width: 110 },
  ...weeks,
];

export default function SearchAndHide() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Hours"
        showToolbar
        rows={employees}
        columns={columns}
        slotProps={{ columnsManagement: { toggleAllMode: 'filteredOnly' } }}
      />
    </Box>
  );
}
