import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'channel', headerName: 'Channel', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 120 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 120 },
];

export default function ControlledTotals() {
  const [model, setModel] = useState<GridAggregationModel>({ kilos: 'sum', cost: 'sum' });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setModel({ kilos: 'sum', cost: 'sum' })}>Sums</Button>
      <Button onClick={() => setModel({ kilos: 'avg', cost: 'avg' })}>Averages</Button>
      <Button onClick={() => setModel({})}>None</Button>
      <Box sx={{ height: 377 }}>
        <DataGridPremium
          label="Sales with figures of your choice"
          rows={coffeeWeek}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
          density="compact"
        />
      </Box>
    </Box>
  );
}
