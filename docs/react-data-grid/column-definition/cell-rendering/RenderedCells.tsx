import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  // #region taught
  {
    field: 'email',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    valueGetter: (_, row) => row.name,
    renderCell: ({ row, hasFocus }) => (
      <Link href={`mailto:${row.email}`} tabIndex={hasFocus ? 0 : -1}>
        {row.name}
      </Link>
    ),
  },
  // #endregion taught
  {
    field: 'rating',
    headerName: 'Last review',
    type: 'number',
    width: 150,
    // #region taught
    display: 'flex',
    renderCell: ({ value }) => <Rating readOnly size="small" precision={0.5} value={value} />,
    // #endregion taught
  },
  {
    field: 'skills',
    headerName: 'Skills',
    width: 290,
    display: 'flex',
    valueGetter: (skills: string[]) => skills.join(', '),
    // #region taught
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={0.5}>
        {row.skills.map((skill) => (
          <Chip key={skill} label={skill} size="small" variant="outlined" />
        ))}
      </Stack>
    ),
    // #endregion taught
  },
];

export default function RenderedCells() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid aria-label="Skills" rows={employees} columns={columns} />
    </Box>
  );
}
