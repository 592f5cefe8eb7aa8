import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, trainKinds, type Departure } from 'sample-data/trains';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Departure>[] = [
  {
    field: 'leaves',
    headerName: 'Leaves',
    type: 'dateTime',
    width: 100,
    valueFormatter: (value: Date) => clock.format(value),
  },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 140 },
  { field: 'train', headerName: 'Train', width: 100 },
  { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: trainKinds, width: 110 },
  {
    field: 'onTime',
    headerName: 'On time',
    type: 'boolean',
    valueGetter: (_, row) => row.delay < 5,
  },
  {
    field: 'occupancy',
    headerName: 'Seats taken',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => percent.format(value),
  },
];

export default function DepartureBoard() {
  return (
    <Box sx={{ height: 476, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        hideFooter
      />
    </Box>
  );
}
