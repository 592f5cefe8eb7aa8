import FolderIcon from '@mui/icons-material/Folder';
import AudioFileIcon from '@mui/icons-material/AudioFile';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridTreeDataGroupingCell,
  type GridColDef,
  type GridGroupNode,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { tapeArchive, type Tape } from 'sample-data/recordings';

const columns: GridColDef<Tape>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'digitized', headerName: 'Digitized', type: 'boolean', width: 110 },
];

const getTreeDataPath = (row: Tape) => row.path.split('/');

function NameCell(params: GridRenderCellParams<Tape, string>) {
  const isTape = params.row.path !== undefined;
  const Icon = isTape ? AudioFileIcon : FolderIcon;
  return (
    <GridTreeDataGroupingCell
      {...params}
      rowNode={params.rowNode as GridGroupNode}
      hideDescendantCount
      offsetMultiplier={3}
      formattedValue={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color="action" /> {params.value}
        </Box>
      }
    />
  );
}

export default function OwnGroupingColumn() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Tapes with icons"
        rows={tapeArchive}
        columns={columns}
        getRowId={(row) => row.path}
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={2}
        groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 240, renderCell: NameCell }}
      />
    </Box>
  );
}
