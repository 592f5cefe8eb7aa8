import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  // #region taught
  {
    field: 'reserved',
    headerName: 'Reserved',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: ({ props, otherFieldsProps, row }) => {
      const onHand = otherFieldsProps?.onHand?.value ?? row.onHand;
      return { ...props, error: props.value > onHand };
    },
  },
  // #endregion taught
];

const rows = stock.slice(10, 16);

export default function NoMoreThanOnHand() {
  return (
    <Box sx={{ height: 271, width: '100%' }}>
      <DataGrid
        label="Reserved stock"
        rows={rows}
        columns={columns}
        editMode="row"
        density="compact"
        hideFooter
        sx={{ '& .MuiDataGrid-cell--editing .Mui-error': { color: 'error.main' } }}
      />
    </Box>
  );
}
