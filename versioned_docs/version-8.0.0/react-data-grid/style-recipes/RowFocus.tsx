import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

export default function RowFocus() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Trains and platforms"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}:focus, & .${gridClasses.cell}:focus-within`]: {
            outline: 'none',
          },
          [`& .${gridClasses.row}:focus-within`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      />
    </Box>
  );
}
