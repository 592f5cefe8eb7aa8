import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'group', headerName: 'Group', width: 120 },
];

const getSymbol = (quote: Quote) => quote.symbol;

export default function BetweenTwoHeights(props: Partial<DataGridProps<Quote>>) {
  const [count, setCount] = useState(6);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setCount(Math.min(count + 2, 14))}>Two more</Button>
      <Button onClick={() => setCount(Math.max(count - 2, 0))}>Two fewer</Button>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 400, mt: 1 }}>
        <DataGrid
          label="Commodities"
          rows={openingQuotes.slice(0, count)}
          columns={columns}
          getRowId={getSymbol}
          hideFooter
          {...props}
        />
      </Box>
    </Box>
  );
}
