import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 170 },
  { field: 'acquired', headerName: 'Acquired', type: 'date', width: 140 },
  { field: 'condition', headerName: 'Condition', width: 150 },
];

export default function VisibleButtons() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Acquisitions by artist"
        rows={artworks}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeader} .${gridClasses.menuIcon}`]: {
            visibility: 'visible',
            width: 'auto',
          },
        }}
      />
    </Box>
  );
}
