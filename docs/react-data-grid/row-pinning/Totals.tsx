import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  type DataGridProProps,
  type GridColDef,
  type GridPinnedRowsProp,
} from '@mui/x-data-grid-pro';
import { stock } from 'sample-data/warehouse';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'bin', headerName: 'Bin', width: 100 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

const sum = (field: 'onHand' | 'reserved') => stock.reduce((total, row) => total + row[field], 0);

const pinnedRows: GridPinnedRowsProp = {
  bottom: [{ id: 'total', product: 'All bins', onHand: sum('onHand'), reserved: sum('reserved') }],
};

export default function Totals(props: Partial<DataGridProProps>) {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        label="Stock with totals"
        rows={stock}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
        sx={{ [`& .${gridClasses['pinnedRows--bottom']}`]: { fontWeight: 'fontWeightBold' } }}
        {...props}
      />
    </Box>
  );
}
