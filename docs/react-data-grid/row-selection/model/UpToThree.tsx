import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
  { field: 'unit', headerName: 'Per', width: 120 },
];

export default function UpToThree() {
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['BRN', 'XAU', 'WHT']),
  });
  const [message, setMessage] = useState('Choose up to three to compare.');

  function change(next: GridRowSelectionModel) {
    if (next.ids.size > 3) {
      setMessage('Three are the limit: clear one first.');
      return;
    }
    setMessage('Choose up to three to compare.');
    setModel(next);
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Commodities"
          rows={openingQuotes}
          columns={columns}
          getRowId={(row) => row.symbol}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={change}
        />
      </Box>
    </Box>
  );
}
