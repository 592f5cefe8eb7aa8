import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'channel', headerName: 'Channel', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export default function WithoutPivoting() {
  const [isAllowed, setAllowed] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isAllowed} onChange={(_, on) => setAllowed(on)} />}
        label="Allow pivoting"
      />
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Orders without pivoting"
          rows={orders}
          columns={columns}
          showToolbar
          disablePivoting={!isAllowed}
        />
      </Box>
    </Box>
  );
}
