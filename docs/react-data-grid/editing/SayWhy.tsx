import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

/** Says what is wrong with a count, or nothing. */
function reasonAgainst(count: number | null, { reserved }: StockItem) {
  if (count === null || !Number.isInteger(count)) return 'Enter a whole number.';
  if (count < reserved) return `${reserved} are reserved: enter ${reserved} or more.`;
  if (count > 800) return 'A bin holds 800 at most.';
  return '';
}

// #region taught
function CountEditor({ error, ...params }: GridRenderEditCellParams<StockItem>) {
  return (
    <Tooltip open={Boolean(error)} title={<span role="alert">{error}</span>} placement="bottom-end">
      <Box sx={{ display: 'flex', width: '100%' }}>
        <GridEditInputCell {...params} error={Boolean(error)} />
      </Box>
    </Tooltip>
  );
}

const onHand: GridColDef<StockItem> = {
  field: 'onHand',
  headerName: 'On hand',
  type: 'number',
  editable: true,
  preProcessEditCellProps: ({ props, row }) => ({
    ...props,
    error: reasonAgainst(props.value, row),
  }),
  renderEditCell: (params) => <CountEditor {...params} />,
};
// #endregion taught

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
  onHand,
];

const rows = stock.slice(10, 16);

export default function SayWhy() {
  return (
    <Box sx={{ height: 257, width: '100%' }}>
      <DataGrid label="Counted stock" rows={rows} columns={columns} density="compact" hideFooter />
    </Box>
  );
}
