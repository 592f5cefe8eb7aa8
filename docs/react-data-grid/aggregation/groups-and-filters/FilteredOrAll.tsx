import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'channel', headerName: 'Channel', width: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 130 },
];

export default function FilteredOrAll() {
  const [scope, setScope] = useState<'filtered' | 'all'>('filtered');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={scope === 'all'}
            onChange={(_, on) => setScope(on ? 'all' : 'filtered')}
          />
        }
        label="Count rows that the filter hides"
      />
      <Box sx={{ height: 380 }}>
        <DataGridPremium
          label="Sales by café"
          rows={coffeeWeek}
          columns={columns}
          key={scope}
          aggregationRowsScope={scope}
          initialState={{
            aggregation: { model: { revenue: 'sum' } },
            filter: {
              filterModel: { items: [{ field: 'channel', operator: 'equals', value: 'Café' }] },
            },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
