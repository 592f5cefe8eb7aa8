import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const open = orders.filter(({ status }) => status === 'Open' || status === 'Packed');

export default function PrintLabels(props: Partial<DataGridProps>) {
  const [selected, setSelected] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const [message, setMessage] = useState('No labels printed yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="contained"
        disabled={selected.ids.size === 0}
        onClick={() => setMessage(`Printed labels for ${[...selected.ids].join(', ')}.`)}
      >
        Print labels
      </Button>
      <Typography variant="body2" role="status" sx={{ my: 1, minHeight: 40 }}>
        {message}
      </Typography>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Open orders"
          rows={open}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          {...props}
        />
      </Box>
    </Box>
  );
}
