import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 130 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 90 },
];

const start: GridInitialState = {
  sorting: { sortModel: [{ field: 'delay', sort: 'desc' }] },
  columns: { columnVisibilityModel: { train: false } },
};

export default function RestorePart() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.restoreState({ sorting: start.sorting })}>
          Reset sorting
        </Button>
        <Button onClick={() => apiRef.current?.restoreState({ columns: start.columns })}>
          Reset columns
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Late trains"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          getRowId={(row) => row.train}
          initialState={start}
          hideFooter
        />
      </Box>
    </Box>
  );
}
