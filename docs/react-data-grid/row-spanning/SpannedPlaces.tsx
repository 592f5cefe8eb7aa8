import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'zone', headerName: 'Zone', width: 110 },
  { field: 'aisle', headerName: 'Aisle', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
];

export default function SpannedPlaces(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Stock by zone and aisle"
        rows={stock}
        columns={columns}
        rowSpanning
        rowHeight={40}
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
        {...props}
      />
    </Box>
  );
}
