import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tapeArchive, type Tape } from 'sample-data/recordings';

const columns: GridColDef<Tape>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'recorded', headerName: 'Recorded', type: 'date', width: 120 },
];

const getTreeDataPath = (row: Tape) => row.path.split('/');

export default function GapsInTree() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Tapes in their folders"
        rows={tapeArchive}
        columns={columns}
        getRowId={(row) => row.path}
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={2}
        groupingColDef={{ headerName: 'Folder or tape', width: 260 }}
      />
    </Box>
  );
}
