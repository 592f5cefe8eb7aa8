import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

export default function LateTrains() {
  const apiRef = useGridApiRef();
  const select = (trains: Departure[]) =>
    apiRef.current?.setRowSelectionModel({
      type: 'include',
      ids: new Set(trains.map(({ train }) => train)),
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => select(departures.filter(({ delay }) => delay > 3))}
        >
          Select late trains
        </Button>
        <Button variant="outlined" size="small" onClick={() => select([])}>
          Clear selection
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Delays"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          getRowId={(row) => row.train}
          checkboxSelection
        />
      </Box>
    </Box>
  );
}
