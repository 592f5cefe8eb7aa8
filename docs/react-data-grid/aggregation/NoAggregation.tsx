import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'zone', headerName: 'Zone', width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 130 },
];

const bins = stock.slice(0, 6);

export default function NoAggregation() {
  const [isAllowed, setAllowed] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isAllowed} onChange={(_, on) => setAllowed(on)} />}
        label="Allow aggregation"
      />
      <Box sx={{ height: 382 }}>
        <DataGridPremium
          label="Stock without totals"
          rows={bins}
          columns={columns}
          disableAggregation={!isAllowed}
          initialState={{ aggregation: { model: { onHand: 'sum' } } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
