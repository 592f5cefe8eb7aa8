import Box from '@mui/material/Box';
import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 180 },
];

function WorkshopButtons() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar>
      <Typography component="p" sx={{ flex: 1, mx: 0.5, fontWeight: 500 }}>
        Repairs
      </Typography>
      <Tooltip title="Reset the order">
        <ToolbarButton onClick={() => apiRef.current.setSortModel([])}>
          <RestartAltIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Filter">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />}>
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

export default function WorkshopToolbar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Repairs"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: WorkshopButtons }}
        initialState={{ sorting: { sortModel: [{ field: 'customer', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
