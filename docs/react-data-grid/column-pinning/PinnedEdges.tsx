import Box from '@mui/material/Box';
import MailIcon from '@mui/icons-material/MailOutline';
import {
  DataGridPro,
  GridActionsCellItem,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'level', headerName: 'Level', width: 110 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'timeZone', headerName: 'Time zone', width: 170 },
  { field: 'hired', headerName: 'Hired', type: 'date', width: 120 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120 },
  { field: 'name', headerName: 'Name', width: 150 },
  {
    field: 'write',
    type: 'actions',
    headerName: 'Write',
    width: 80,
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="write"
        icon={<MailIcon />}
        label={`Write to ${row.name}`}
        onClick={() => window.open(`mailto:${row.email}`)}
      />,
    ],
  },
];

export default function PinnedEdges(props: Partial<DataGridProProps>) {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="People"
        rows={employees}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['name'], right: ['write'] } }}
        {...props}
      />
    </Box>
  );
}
