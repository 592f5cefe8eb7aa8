import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'unitCost', headerName: 'Unit cost', type: 'number', width: 130, aggregable: false },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 130 },
];

const bins = stock.slice(0, 6);

export default function SomeAggregable() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Stock with totals of some columns"
        rows={bins}
        columns={columns}
        initialState={{ aggregation: { model: { reserved: 'sum' } } }}
        hideFooter
      />
    </Box>
  );
}
