import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { shipments } from 'sample-data/shipments';

type Plan = 'Community' | 'Pro' | 'Premium';
const plans: Plan[] = ['Community', 'Pro', 'Premium'];

const grid = {
  label: 'Shipments',
  rows: shipments,
  columns: [
    { field: 'lot', headerName: 'Lot', width: 80 },
    { field: 'cargo', headerName: 'Cargo', width: 160 },
    { field: 'carrier', headerName: 'Carrier', width: 150 },
    { field: 'to', headerName: 'To', width: 130 },
    { field: 'weight', headerName: 'Tonnes', type: 'number', width: 110 },
  ] satisfies GridColDef<(typeof shipments)[number]>[],
  initialState: {
    pagination: { paginationModel: { pageSize: 25 } },
    pinnedColumns: { left: ['lot'] },
    rowGrouping: { model: ['carrier'] },
    aggregation: { model: { weight: 'sum' } },
  },
};

export default function ThreePlans() {
  const [plan, setPlan] = useState<Plan>('Premium');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Plan"
        value={plan}
        onChange={(_, value: Plan | null) => value && setPlan(value)}
      >
        {plans.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 420, mt: 1 }}>
        {plan === 'Community' && <DataGrid {...grid} />}
        {plan === 'Pro' && <DataGridPro {...grid} />}
        {plan === 'Premium' && <DataGridPremium {...grid} />}
      </Box>
    </Box>
  );
}
