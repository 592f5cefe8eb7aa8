import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { journeys, type Journey } from 'sample-data/trains';

const columns: GridColDef<Journey>[] = [
  { field: 'id', headerName: 'To', flex: 1, minWidth: 130 },
  { field: 'kind', headerName: 'Train', width: 120, align: 'center', headerAlign: 'center' },
  { field: 'kilometers', headerName: 'Kilometers', type: 'number', width: 120 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 120,
    align: 'left',
    headerAlign: 'left',
  },
];

export default function AlignedCells() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Journeys" rows={journeys} columns={columns} hideFooter />
    </Box>
  );
}
