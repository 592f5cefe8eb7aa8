import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'group', headerName: 'Group', width: 120 },
];

const none: Quote[] = [];
const some = openingQuotes.slice(0, 4);
const getSymbol = (quote: Quote) => quote.symbol;

export default function EmptyHeight() {
  const [empty, setEmpty] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setEmpty(!empty)}>{empty ? 'Fill the list' : 'Empty the list'}</Button>
      <Box sx={{ display: 'flex', flexDirection: 'column', mt: 1 }}>
        <DataGrid
          label="Watchlist"
          rows={empty ? none : some}
          columns={columns}
          getRowId={getSymbol}
          hideFooter
          sx={{ '--DataGrid-overlayHeight': '208px' }}
        />
      </Box>
    </Box>
  );
}
