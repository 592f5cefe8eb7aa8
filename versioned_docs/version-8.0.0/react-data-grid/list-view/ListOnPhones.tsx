import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'level', headerName: 'Level', width: 110 },
  { field: 'office', headerName: 'Office', width: 130 },
];

const listViewColumn: GridListViewColDef<Employee> = {
  field: 'person',
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: 1 }}>
      <Typography noWrap>{row.name}</Typography>
      <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
        {row.level}, {row.team}, {row.office}
      </Typography>
    </Box>
  ),
};

export default function ListOnPhones() {
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Staff"
        rows={employees}
        columns={columns}
        listView={isPhone}
        listViewColumn={listViewColumn}
        rowHeight={isPhone ? 64 : 52}
      />
    </Box>
  );
}
