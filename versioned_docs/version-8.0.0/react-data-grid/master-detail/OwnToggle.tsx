import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { stock, type StockItem } from 'sample-data/warehouse';

// #region taught
function NoteToggle({ id, value, row }: GridRenderCellParams<StockItem, boolean>) {
  const apiRef = useGridApiContext();
  const contents = useGridSelector(apiRef, gridDetailPanelExpandedRowsContentCacheSelector);
  if (!contents[id]) return null;
  return (
    <Button size="small" tabIndex={-1} aria-expanded={value} aria-label={`Note on bin ${row.bin}`}>
      {value ? 'Hide' : 'Note'}
    </Button>
  );
}
// #endregion taught

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  // #region taught
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Note',
    width: 90,
    renderHeader: () => 'Note',
    renderCell: (params) => <NoteToggle {...params} />,
  },
  // #endregion taught
];

const panelContent = ({ row }: GridRowParams<StockItem>) =>
  row.note ? <Box sx={{ p: 2 }}>{row.note}</Box> : null;
const panelHeight = () => 'auto' as const;

export default function OwnToggle() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Stock with notes"
        rows={stock}
        columns={columns}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        hideFooter
      />
    </Box>
  );
}
