import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
];

export default function FixedHeight(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Stock in low rows"
        rows={stock}
        columns={columns}
        rowHeight={28}
        columnHeaderHeight={40}
        hideFooter
        {...props}
      />
    </Box>
  );
}
