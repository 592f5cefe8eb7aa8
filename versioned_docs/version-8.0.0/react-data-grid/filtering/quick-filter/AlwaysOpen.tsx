import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'artist', headerName: 'Artist', width: 170 },
];

function SearchBar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          placeholder="Title or artist"
          slotProps={{ htmlInput: { role: 'searchbox', 'aria-label': 'Search the artworks' } }}
          size="small"
          fullWidth
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function AlwaysOpen() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Artworks"
        rows={artworks}
        columns={columns}
        slots={{ toolbar: SearchBar }}
        showToolbar
        density="compact"
      />
    </Box>
  );
}
