import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'channel', headerName: 'Channel', width: 130 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 130 },
  { field: 'items', headerName: 'Pieces', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

export default function ControlledPins() {
  const [pinned, setPinned] = useState<GridPinnedColumnFields>({ left: ['id', 'customer'] });
  const isPinned = (pinned.right ?? []).includes('total');
  const others = (pinned.right ?? []).filter((field) => field !== 'total');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the total in view"
        control={<Switch checked={isPinned} />}
        onChange={(_, checked) =>
          setPinned({ ...pinned, right: checked ? [...others, 'total'] : others })
        }
      />
      <Box sx={{ height: 400 }}>
        <DataGridPro
          aria-label="Orders"
          rows={orders}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
        />
      </Box>
    </Box>
  );
}
