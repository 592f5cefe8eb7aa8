import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'unitCost', headerName: 'Unit cost', type: 'number', width: 130 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 130, aggregable: false },
];

const bins = stock.slice(0, 6);

export default function FixedFigure() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Stock with a fixed total"
        rows={bins}
        columns={columns}
        initialState={{ aggregation: { model: { reserved: 'max' } } }}
        hideFooter
      />
    </Box>
  );
}
