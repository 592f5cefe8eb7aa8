import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'team', headerName: 'Team', width: 100 },
  { field: 'level', headerName: 'Level', width: 90 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100 },
  { field: 'bonus', headerName: 'Bonus', type: 'number', width: 90 },
  { field: 'leaveTaken', headerName: 'Taken', type: 'number', width: 90 },
  { field: 'leaveDays', headerName: 'A year', type: 'number', width: 90 },
];

// #region taught
const groups: GridColumnGroupingModel = [
  { groupId: 'job', headerName: 'Job', children: [{ field: 'team' }, { field: 'level' }] },
  {
    groupId: 'terms',
    headerName: 'Terms',
    children: [
      {
        groupId: 'pay',
        headerName: 'Pay (USD)',
        description: 'Before tax',
        children: [{ field: 'salary' }, { field: 'bonus' }],
      },
      {
        groupId: 'leave',
        headerName: 'Leave (days)',
        children: [{ field: 'leaveTaken' }, { field: 'leaveDays' }],
      },
    ],
  },
];
// #endregion taught

export default function GroupedHeaders(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 431, width: '100%' }}>
      <DataGrid
        aria-label="Terms of employment"
        rows={employees}
        columns={columns}
        // #region taught
        columnGroupingModel={groups}
        // #endregion taught
        {...props}
      />
    </Box>
  );
}
