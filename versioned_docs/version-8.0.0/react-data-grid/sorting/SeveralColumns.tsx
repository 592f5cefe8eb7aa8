import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'artist', headerName: 'Artist', width: 180 },
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'room', headerName: 'Room', width: 130 },
];

export default function SeveralColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Artworks by artist, then by year"
        rows={artworks}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'artist', sort: 'asc' },
              { field: 'year', sort: 'desc' },
            ],
          },
        }}
        density="compact"
      />
    </Box>
  );
}
