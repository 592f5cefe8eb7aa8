import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'started', headerName: 'Started', type: 'date', width: 120 },
];

export default function ReportingLines() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        label="Reporting lines"
        rows={people}
        columns={columns}
        treeData
        getTreeDataPath={(row) => row.path}
        groupingColDef={{ headerName: 'Name', width: 240 }}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
