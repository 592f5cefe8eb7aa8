import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  { field: 'reorderLevel', headerName: 'Reorder at', type: 'number', width: 110 },
  {
    field: 'state',
    headerName: 'State',
    width: 110,
    valueGetter: (_, row) => (row.onHand < row.reorderLevel ? 'Low' : 'Enough'),
  },
];

function classOf({ row, indexRelativeToCurrentPage }: GridRowClassNameParams<StockItem>) {
  if (row.onHand < row.reorderLevel) return 'low';
  return indexRelativeToCurrentPage % 2 === 0 ? 'even' : '';
}

export default function LowStock() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Stock and what runs low"
        rows={stock}
        columns={columns}
        getRowClassName={classOf}
        density="compact"
        hideFooter
        sx={{
          [`& .${gridClasses.row}.even`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.row}.low`]: {
            boxShadow: (theme) => `inset 4px 0 ${(theme.vars ?? theme).palette.warning.main}`,
            fontWeight: 'fontWeightBold',
          },
        }}
      />
    </Box>
  );
}
