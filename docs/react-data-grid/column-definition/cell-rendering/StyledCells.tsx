import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, cellClassName: 'person' },
  { field: 'office', headerName: 'Office', width: 130 },
  {
    field: 'leaveTaken',
    headerName: 'Leave taken',
    type: 'number',
    width: 130,
    cellClassName: ({ row }) => (row.leaveTaken === row.leaveDays ? 'used-up' : ''),
  },
  { field: 'leaveDays', headerName: 'Of', type: 'number', width: 90 },
];

export default function StyledCells() {
  return (
    <Box
      sx={{
        height: 371,
        width: '100%',
        '& .person': { fontWeight: 600 },
        '& .used-up': { bgcolor: 'warning.light', color: 'common.black' },
      }}
    >
      <DataGrid
        aria-label="Leave"
        rows={employees}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'leaveTaken', sort: 'desc' }] } }}
      />
    </Box>
  );
}
