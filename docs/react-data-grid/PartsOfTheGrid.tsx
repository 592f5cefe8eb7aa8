import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function PartsOfTheGrid() {
  return (
    <Box sx={{ height: 332, width: '100%' }}>
      <DataGrid
        aria-label="Stock"
        rows={stock}
        columns={columns}
        showToolbar
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </Box>
  );
}
