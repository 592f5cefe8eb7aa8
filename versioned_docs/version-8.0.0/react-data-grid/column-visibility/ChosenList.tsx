import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

const always = ['train', 'destination'];

export default function ChosenList() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Departures"
        showToolbar
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        slotProps={{
          columnsManagement: {
            sort: 'asc',
            getTogglableColumns: (all) =>
              all.map(({ field }) => field).filter((field) => !always.includes(field)),
          },
        }}
      />
    </Box>
  );
}
