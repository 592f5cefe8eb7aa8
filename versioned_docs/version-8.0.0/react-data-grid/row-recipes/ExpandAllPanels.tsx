import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridDataRowIdsSelector);
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const allOpen = open.size === ids.length;
  return (
    <IconButton
      size="small"
      aria-label={allOpen ? 'Collapse all' : 'Expand all'}
      onClick={() => apiRef.current.setExpandedDetailPanels(new Set(allOpen ? [] : ids))}
    >
      {allOpen ? <UnfoldLessIcon fontSize="inherit" /> : <UnfoldMoreIcon fontSize="inherit" />}
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Detail panels',
    renderHeader: () => <ToggleAll />,
  },
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
];

const recent = orders.slice(-12);
const panelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 2 }}>{row.lines.map(({ product }) => product).join(', ')}</Box>
);
const panelHeight = () => 56;

export default function ExpandAllPanels() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Recent orders"
        rows={recent}
        columns={columns}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        hideFooter
      />
    </Box>
  );
}
