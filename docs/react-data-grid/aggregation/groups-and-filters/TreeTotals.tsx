import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { workItems, type WorkItem } from 'sample-data/bridge';

const columns: GridColDef<WorkItem>[] = [
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

const getTreeDataPath = (row: WorkItem) => row.path;

export default function TreeTotals() {
  return (
    <Box sx={{ height: 500, width: '100%' }}>
      <DataGridPremium
        label="Costs of the repair"
        rows={workItems}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        initialState={{ aggregation: { model: { cost: 'sum', days: 'max' } } }}
        groupingColDef={{ headerName: 'Work', width: 230 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
        density="compact"
      />
    </Box>
  );
}
