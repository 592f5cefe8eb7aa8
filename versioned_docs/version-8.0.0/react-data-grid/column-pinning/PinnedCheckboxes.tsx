import Box from '@mui/material/Box';
import { DataGridPro, GRID_CHECKBOX_SELECTION_FIELD, type GridColDef } from '@mui/x-data-grid-pro';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 200 },
  { field: 'kind', headerName: 'Kind', width: 150 },
  { field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 200 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 130 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 140 },
];

export default function PinnedCheckboxes() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        checkboxSelection
        initialState={{ pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'train'] } }}
      />
    </Box>
  );
}
