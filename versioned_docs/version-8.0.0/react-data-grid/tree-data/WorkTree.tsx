import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { workItems, type WorkItem } from 'sample-data/bridge';

const columns: GridColDef<WorkItem>[] = [
  { field: 'owner', headerName: 'Owner', width: 140 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 90 },
];

const getTreeDataPath = (row: WorkItem) => row.path;

export default function WorkTree() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Repair of the bridge"
        rows={workItems}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Work', width: 240 }}
      />
    </Box>
  );
}
