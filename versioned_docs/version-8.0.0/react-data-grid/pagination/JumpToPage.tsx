import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridPageCountSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
];

export default function JumpToPage() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" size="small" onClick={() => apiRef.current?.setPage(0)}>
          Jump to start
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current?.setPage(gridPageCountSelector(apiRef) - 1)}
        >
          Jump to end
        </Button>
      </Stack>
      <Box sx={{ height: 371 }}>
        <DataGrid
          label="Suppliers"
          apiRef={apiRef}
          rows={stock}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
