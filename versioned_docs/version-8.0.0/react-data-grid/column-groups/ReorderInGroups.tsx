import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'level', headerName: 'Level', width: 100 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'timeZone', headerName: 'Time zone', width: 160 },
];

// #region taught
const groups: GridColumnGroupingModel = [
  { groupId: 'Fixed group', children: [{ field: 'team' }, { field: 'level' }] },
  {
    groupId: 'Loose group',
    freeReordering: true,
    children: [{ field: 'office' }, { field: 'country' }, { field: 'timeZone' }],
  },
];
// #endregion taught

export default function ReorderInGroups() {
  return (
    <Box sx={{ height: 431, width: '100%' }}>
      <DataGridPro
        aria-label="People and places"
        rows={employees}
        columns={columns}
        // #region taught
        columnGroupingModel={groups}
        // #endregion taught
      />
    </Box>
  );
}
