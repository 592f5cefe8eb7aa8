import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';
import EditRating from './EditRating';

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Person',
    width: 180,
    display: 'flex',
    renderCell: ({ value }) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 13, bgcolor: 'primary.main' }}>
          {value.split(' ').map((word: string) => word[0])}
        </Avatar>
        <span>{value}</span>
      </Stack>
    ),
  },
  {
    field: 'rating',
    headerName: 'Review',
    type: 'number',
    width: 150,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating readOnly size="small" precision={0.5} value={value} />,
    renderEditCell: (params) => <EditRating {...params} />,
  },
  {
    field: 'hours',
    headerName: 'Hours, 8 weeks',
    type: 'number',
    width: 150,
    valueGetter: (hours: number[]) => hours.reduce((sum, week) => sum + week, 0),
    renderCell: ({ row, value }) => (
      <Box role="img" aria-label={`${value} hours in eight weeks`}>
        <SparkLineChart data={row.hours} height={44} plotType="bar" />
      </Box>
    ),
  },
  {
    field: 'skills',
    headerName: 'Skills',
    flex: 1,
    minWidth: 240,
    display: 'flex',
    valueGetter: (skills: string[]) => skills.join(', '),
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={0.5}>
        {row.skills.map((skill) => (
          <Chip key={skill} label={skill} size="small" />
        ))}
      </Stack>
    ),
  },
];

export default function EverythingCustom(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Reviews" rows={employees} columns={columns} {...props} />
    </Box>
  );
}
