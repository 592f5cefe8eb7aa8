import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', width: 200, pinnable: false },
  { field: 'artist', headerName: 'Artist', width: 170 },
  { field: 'medium', headerName: 'Medium', width: 150 },
  { field: 'acquired', headerName: 'Acquired', type: 'date', width: 140 },
  { field: 'insured', headerName: 'Insured (€)', type: 'number', width: 140 },
  { field: 'room', headerName: 'Room', width: 150 },
];

export default function SomePinnable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Works"
        rows={artworks}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['title'] } }}
      />
    </Box>
  );
}
