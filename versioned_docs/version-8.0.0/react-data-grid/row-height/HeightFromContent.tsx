import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 80 },
  { field: 'product', headerName: 'Product', width: 170 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180 },
];

const fitContent = () => 'auto' as const;
const estimate = () => 70;

export default function HeightFromContent() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Stock with notes"
        rows={stock}
        columns={columns}
        getRowHeight={fitContent}
        getEstimatedRowHeight={estimate}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
