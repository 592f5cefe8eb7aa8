import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { useEffect, useState } from 'react';
import { openingQuotes, startTrading, type Quote } from 'sample-data/market';

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'Today',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => percent.format(value),
    cellClassName: ({ value }) => (value < 0 ? 'falling' : value > 0 ? 'rising' : ''),
  },
  { field: 'volume', headerName: 'Volume', type: 'number', width: 110 },
];

const getSymbol = (quote: Quote) => quote.symbol;

export default function LiveBoard() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const trade = startTrading();
    // Twenty messages a second; the grid renders twice a second.
    const timer = setInterval(() => apiRef.current?.updateRows(trade()), 50);
    return () => clearInterval(timer);
  }, [apiRef, open]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={open} onChange={(event) => setOpen(event.target.checked)} />}
        label="Market is open"
      />
      <Box
        sx={{
          height: 480,
          '& .falling': { color: 'error.main' },
          '& .rising': { color: 'success.main' },
        }}
      >
        <DataGridPro
          label="Commodity board"
          apiRef={apiRef}
          rows={openingQuotes}
          columns={columns}
          getRowId={getSymbol}
          throttleRowsMs={500}
          density="compact"
          hideFooter
        />
      </Box>
    </Box>
  );
}
