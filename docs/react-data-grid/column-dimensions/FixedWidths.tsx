import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 100 },
  { field: 'destination', headerName: 'Destination', width: 200 },
  { field: 'kind', headerName: 'Kind', width: 130 },
  { field: 'platform', headerName: 'Platform', type: 'number' },
];

export default function FixedWidths(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        {...props}
      />
    </Box>
  );
}
