import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'email', headerName: 'Email', width: 260 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'timeZone', headerName: 'Time zone', width: 180 },
  { field: 'hired', headerName: 'Hired', type: 'date', width: 120 },
];

const isFirst = (node: GridGroupNode) => node.groupingKey === 'Support';

export default function PinnedGroups() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Staff by team"
        rows={employees}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['team'] },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          columns: { columnVisibilityModel: { team: false } },
        }}
        isGroupExpandedByDefault={isFirst}
        groupingColDef={{ width: 150 }}
      />
    </Box>
  );
}
