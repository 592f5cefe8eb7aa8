import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 140 },
  { field: 'unit', headerName: 'Per', width: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 120 },
];

const metals = openingQuotes.filter(({ group }) => group === 'Metals');
const getSymbol = (quote: Quote) => quote.symbol;

export default function OneRowAtATime() {
  const apiRef = useGridApiRef();

  const raiseGold = () => {
    const gold = apiRef.current?.getRow<Quote>('XAU');
    if (!gold) return;
    // Only the id and what changed: the rest of the row stays.
    apiRef.current?.updateRows([{ symbol: 'XAU', price: gold.price + 2.5 }]);
  };
  const list = () =>
    apiRef.current?.updateRows([
      { symbol: 'XPT', name: 'Platinum', unit: 'troy ounce', price: 982.5 },
    ]);
  const delist = () => apiRef.current?.updateRows([{ symbol: 'XPT', _action: 'delete' }]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={raiseGold}>Raise gold by 2.50</Button>
      <Button onClick={list}>List platinum</Button>
      <Button onClick={delist}>Delist platinum</Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid
          label="Metals"
          apiRef={apiRef}
          rows={metals}
          columns={columns}
          getRowId={getSymbol}
          hideFooter
        />
      </Box>
    </Box>
  );
}
