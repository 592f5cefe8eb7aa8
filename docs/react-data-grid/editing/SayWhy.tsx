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
function reasonAgainst(count: number | null, onHand: number) {
  if (count === null || !Number.isInteger(count) || count < 0) return 'Enter a whole number.';
  return count > onHand ? `Only ${onHand} are on hand.` : '';
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

const reserved: GridColDef<StockItem> = {
  field: 'reserved',
  headerName: 'Reserved',
  type: 'number',
  editable: true,
  preProcessEditCellProps: ({ props, otherFieldsProps, row }) => {
    const onHand = otherFieldsProps?.onHand?.value ?? row.onHand;
    return { ...props, error: reasonAgainst(props.value, onHand) };
  },
  renderEditCell: (params) => <CountEditor {...params} />,
};
// #endregion taught

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  reserved,
];

const rows = stock.slice(10, 16);

export default function SayWhy() {
  return (
    <Box sx={{ height: 257, width: '100%' }}>
      <DataGrid
        label="Reserved stock"
        rows={rows}
        columns={columns}
        editMode="row"
        density="compact"
        hideFooter
        // #region taught
        sx={{ '& .MuiDataGrid-cell--editing .Mui-error': { color: 'error.main' } }}
        // #endregion taught
      />
    </Box>
  );
}
