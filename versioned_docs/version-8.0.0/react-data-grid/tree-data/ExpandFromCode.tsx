import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { workItems, type WorkItem } from 'sample-data/bridge';

const columns: GridColDef<WorkItem>[] = [
  { field: 'owner', headerName: 'Owner', width: 140 },
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 120 },
];

const getTreeDataPath = (row: WorkItem) => row.path;
const isNotFinished = (node: GridGroupNode) => node.groupingKey !== 'Survey';

export default function ExpandFromCode() {
  const apiRef = useGridApiRef();

  const setAll = (isExpanded: boolean) => {
    if (!apiRef.current) return;
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.parent !== null) {
        apiRef.current.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setAll(true)}>Expand all</Button>
      <Button onClick={() => setAll(false)}>Collapse all</Button>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          label="Work to be done"
          apiRef={apiRef}
          rows={workItems}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isNotFinished}
          groupingColDef={{ headerName: 'Work', width: 240 }}
        />
      </Box>
    </Box>
  );
}
