import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 160 },
];

export default function HoveredRow() {
  const [id, setId] = useState<string>();
  const work = artworks.find((artwork) => artwork.id === id);
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {work
          ? `${work.title}: ${work.height} × ${work.width} cm`
          : 'Point at a work, or focus it.'}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Works and their sizes"
          rows={artworks}
          columns={columns}
          hideFooter
          slotProps={{
            row: {
              onMouseEnter: (event) => setId(event.currentTarget.dataset.id),
              onFocus: (event) => setId(event.currentTarget.dataset.id),
            },
          }}
        />
      </Box>
    </Box>
  );
}
