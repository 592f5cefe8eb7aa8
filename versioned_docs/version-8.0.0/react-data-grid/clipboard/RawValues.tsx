import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    valueFormatter: (price: number, row) => `$${price} / ${row.unit}`,
  },
];

export default function RawValues() {
  const [raw, setRaw] = useState(false);
  const [copied, setCopied] = useState('Nothing copied yet');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(_, on) => setRaw(on)} />}
        label="Copy numbers without their format"
      />
      <Box role="status" sx={{ fontFamily: 'monospace', mb: 1, height: 48, overflow: 'hidden' }}>
        {copied}
      </Box>
      <Box sx={{ height: 319 }}>
        <DataGrid
          // Copying keeps the setting that the grid was mounted with.
          key={String(raw)}
          label="Prices"
          rows={openingQuotes}
          columns={columns}
          getRowId={(row) => row.symbol}
          ignoreValueFormatterDuringExport={{ clipboardExport: raw }}
          onClipboardCopy={setCopied}
          disableRowSelectionOnClick
        />
      </Box>
    </Box>
  );
}
