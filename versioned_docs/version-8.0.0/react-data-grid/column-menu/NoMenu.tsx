import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110, disableColumnMenu: true },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'kind', headerName: 'Kind', width: 130 },
];

export default function NoMenu() {
  return (
    <Box sx={{ height: 267, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        hideFooter
      />
    </Box>
  );
}
