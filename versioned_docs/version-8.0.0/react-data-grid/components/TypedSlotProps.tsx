import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    connected?: boolean;
  }
}

function ConnectionFooter({ connected }: GridSlotProps['footer']) {
  return (
    <Alert role="status" severity={connected ? 'success' : 'warning'} sx={{ borderRadius: 0 }}>
      {connected ? 'Prices are live.' : 'Connection lost. These are old prices.'}
    </Alert>
  );
}

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'group', headerName: 'Group', width: 100 },
  { field: 'price', headerName: 'US dollars', type: 'number', width: 120 },
];

export default function TypedSlotProps() {
  const [connected, setConnected] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Connected"
        control={<Switch checked={connected} onChange={(_, on) => setConnected(on)} />}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Live prices"
          rows={openingQuotes}
          columns={columns}
          getRowId={(row) => row.symbol}
          slots={{ footer: ConnectionFooter }}
          slotProps={{ footer: { connected } }}
        />
      </Box>
    </Box>
  );
}
