import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { paints, type Paint } from 'sample-data/paints';

const columns: GridColDef<Paint>[] = [
  { field: 'name', headerName: 'Paint', flex: 1, minWidth: 150 },
  { field: 'family', headerName: 'Family', width: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

function PaintsToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

export default function ThreeInOne() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Paints"
        rows={paints}
        columns={columns}
        showToolbar
        slots={{ toolbar: PaintsToolbar }}
        hideFooter
      />
    </Box>
  );
}
