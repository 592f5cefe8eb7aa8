import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 140 },
  { field: 'symbol', headerName: 'Symbol', width: 100 },
  { field: 'open', headerName: 'Open', type: 'number', width: 110 },
  { field: 'unit', headerName: 'Per', width: 130 },
];

const getSymbol = (quote: Quote) => quote.symbol;

export default function KeyedBySymbol() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Commodities"
        rows={openingQuotes}
        columns={columns}
        getRowId={getSymbol}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
