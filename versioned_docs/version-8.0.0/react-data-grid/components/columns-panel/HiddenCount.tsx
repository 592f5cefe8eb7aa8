import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 160, hideable: false },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

function ColumnsToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector).length;
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector).length;
  return (
    <Toolbar aria-label="Columns">
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button startIcon={<ViewColumnIcon />} />} />}
      >
        {all === visible ? 'Columns' : `Columns (${all - visible} hidden)`}
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function HiddenCount() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Repairs and their status"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: ColumnsToolbar }}
        initialState={{ columns: { columnVisibilityModel: { customer: false, hours: false } } }}
        hideFooter
      />
    </Box>
  );
}
