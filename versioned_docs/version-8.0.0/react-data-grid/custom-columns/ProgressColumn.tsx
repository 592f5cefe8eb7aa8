import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

/** A share from 0 to 1, as a bar with its percentage. */
// #region taught
const share: GridColTypeDef<number, string> = {
  type: 'number',
  width: 200,
  display: 'flex',
  valueFormatter: (value) => (value == null ? '' : `${Math.round(value * 100)}%`),
  renderCell: ({ value = 0, formattedValue }) => (
    <>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={Math.min(value, 1) * 100}
        color={value > 0.9 ? 'warning' : 'primary'}
        sx={{ flex: 1, height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" sx={{ width: 52, textAlign: 'end' }}>
        {formattedValue}
      </Typography>
    </>
  ),
};
// #endregion taught

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'leaveDays', headerName: 'Leave a year', type: 'number', width: 120 },
  {
    ...share,
    field: 'taken',
    headerName: 'Taken',
    valueGetter: (_, row) => row.leaveTaken / row.leaveDays,
  },
];

export default function ProgressColumn() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid aria-label="Leave taken" rows={employees} columns={columns} />
    </Box>
  );
}
