import Box from '@mui/material/Box';
import {
  DataGridPro,
  getGridStringOperators,
  GRID_TREE_DATA_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { tapeArchive, type Tape } from 'sample-data/recordings';

const columns: GridColDef<Tape>[] = [
  { field: 'recorded', headerName: 'Recorded', type: 'date', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const getTreeDataPath = (row: Tape) => row.path.split('/');

export default function SortNames() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Tapes by name"
        rows={tapeArchive}
        columns={columns}
        getRowId={(row) => row.path}
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{
          headerName: 'Name',
          width: 260,
          sortable: true,
          filterable: true,
          filterOperators: getGridStringOperators(),
          disableColumnMenu: false,
        }}
        initialState={{
          pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] },
          sorting: { sortModel: [{ field: GRID_TREE_DATA_GROUPING_FIELD, sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
