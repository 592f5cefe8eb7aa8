import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 150 },
];

const latest: GridSortModel = [{ field: 'booked', sort: 'desc' }];
const largest: GridSortModel = [{ field: 'containers', sort: 'desc' }];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = useState<GridSortModel>(latest);
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setSortModel(latest)}>Latest first</Button>
        <Button onClick={() => setSortModel(largest)}>Largest first</Button>
        <Button onClick={() => setSortModel([])}>Unsorted</Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Shipments"
          rows={shipments}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          density="compact"
          hideFooter
        />
      </Box>
    </Box>
  );
}
