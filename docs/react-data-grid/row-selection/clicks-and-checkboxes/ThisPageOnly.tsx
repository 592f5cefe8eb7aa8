import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'channel', headerName: 'Channel', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function ThisPageOnly() {
  const [visibleOnly, setVisibleOnly] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={visibleOnly} onChange={(_, on) => setVisibleOnly(on)} />}
        label="Select only this page"
      />
      <Box sx={{ height: 371 }}>
        <DataGridPro
          label="Orders by channel"
          rows={orders}
          columns={columns}
          checkboxSelection
          checkboxSelectionVisibleOnly={visibleOnly}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </Box>
  );
}
