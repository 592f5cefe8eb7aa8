import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'unit', headerName: 'Per', width: 110 },
];

export default function ControlledCells() {
  const [model, setModel] = useState<GridCellSelectionModel>({ BRN: { price: true, unit: true } });
  const selected = Object.entries(model).flatMap(([id, fields]) =>
    Object.keys(fields)
      .filter((field) => fields[field])
      .map((field) => `${id}.${field}`),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={() => setModel({})}>
        Clear
      </Button>
      <Box role="status" sx={{ fontFamily: 'monospace', my: 1, height: 72, overflow: 'hidden' }}>
        {selected.join(', ') || 'Nothing selected'}
      </Box>
      <Box sx={{ height: 319 }}>
        <DataGridPremium
          label="Prices"
          rows={openingQuotes}
          columns={columns}
          getRowId={(row) => row.symbol}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          rowSelection={false}
        />
      </Box>
    </Box>
  );
}
