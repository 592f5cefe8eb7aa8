import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
  { field: 'team', headerName: 'Team', width: 170 },
  { field: 'office', headerName: 'Office', width: 170 },
];

export default function ClearButtons() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="People"
        rows={employees}
        columns={columns}
        headerFilters
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'team', operator: 'contains', value: 'data' }],
            },
          },
        }}
        density="compact"
      />
    </Box>
  );
}
