import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PlaceIcon from '@mui/icons-material/Place';
import StarIcon from '@mui/icons-material/Star';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  // #region taught
  {
    field: 'office',
    headerName: 'Office',
    width: 150,
    renderHeader: ({ colDef }) => (
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        <PlaceIcon fontSize="small" />
        <strong>{colDef.headerName}</strong>
      </Stack>
    ),
  },
  // #endregion taught
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    // #region taught
    renderHeader: () => <StarIcon fontSize="small" titleAccess="Rating" />,
    // #endregion taught
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 150,
    // #region taught
    renderHeader: ({ colDef }) => (
      <Stack sx={{ alignItems: 'flex-end', lineHeight: 1.3 }}>
        <span>{colDef.headerName}</span>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          US dollars a year
        </Typography>
      </Stack>
    ),
    // #endregion taught
  },
];

export default function DrawnHeaders(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="People with headers of their own"
        rows={employees}
        columns={columns}
        {...props}
      />
    </Box>
  );
}
