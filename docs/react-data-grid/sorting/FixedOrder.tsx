import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, sortable: false },
  { field: 'supplier', headerName: 'Supplier', width: 160 },
];

const rows = stock.slice(0, 20);

export default function FixedOrder() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.sortColumn('onHand', 'asc')}>Shortest supply</Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>Clear</Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Stock"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
        />
      </Box>
    </Box>
  );
}
