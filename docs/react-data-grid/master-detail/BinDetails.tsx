import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

// #region taught
const panelContent = ({ row }: GridRowParams<StockItem>) => (
  <Box sx={{ p: 2 }}>
    <Typography component="p" variant="subtitle2">
      {row.supplier}
    </Typography>
    <Typography variant="body2">Reorder on {day.format(row.reorderOn)}</Typography>
    <Typography variant="body2">{row.reserved} reserved for orders</Typography>
  </Box>
);
const panelHeight = () => 98;
// #endregion taught

export default function BinDetails(props: Partial<DataGridProProps<StockItem>>) {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Stock with details"
        rows={stock}
        columns={columns}
        // #region taught
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        // #endregion taught
        initialState={{ detailPanel: { expandedRowIds: new Set(['ST-10001']) } }}
        hideFooter
        {...props}
      />
    </Box>
  );
}
