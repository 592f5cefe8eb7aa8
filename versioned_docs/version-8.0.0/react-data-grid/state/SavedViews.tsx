import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const largest: GridInitialState = {
  columns: { columnVisibilityModel: { placed: false } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
  filter: { filterModel: { items: [] } },
};

const open: GridInitialState = {
  columns: { columnVisibilityModel: {} },
  sorting: { sortModel: [{ field: 'placed', sort: 'asc' }] },
  filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] } },
};

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState<Record<string, GridInitialState>>({
    Largest: largest,
    Open: open,
  });

  const save = () => {
    const view = apiRef.current?.exportState();
    if (view) setViews({ ...views, [`My view ${Object.keys(views).length - 1}`]: view });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 1, flexWrap: 'wrap' }}>
        {Object.entries(views).map(([name, view]) => (
          <Button key={name} variant="outlined" onClick={() => apiRef.current?.restoreState(view)}>
            {name}
          </Button>
        ))}
        <Button onClick={save}>Save view</Button>
      </Stack>
      <Box sx={{ height: 371 }}>
        <DataGrid aria-label="Orders" apiRef={apiRef} rows={orders} columns={columns} />
      </Box>
    </Box>
  );
}
