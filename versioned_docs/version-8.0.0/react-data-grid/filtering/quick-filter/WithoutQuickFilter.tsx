import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

export default function WithoutQuickFilter() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={departures}
        getRowId={({ train }) => train}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        density="compact"
      />
    </Box>
  );
}
