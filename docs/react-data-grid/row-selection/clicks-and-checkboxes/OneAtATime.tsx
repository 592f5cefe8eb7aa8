import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'artist', headerName: 'Artist', width: 160 },
];

export default function OneAtATime() {
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(artworks.slice(0, 1).map(({ id }) => id)),
  });
  const chosen = artworks.find(({ id }) => model.ids.has(id));

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1, minHeight: 40 }}>
        {chosen
          ? `${chosen.medium}, ${chosen.height} × ${chosen.width} cm, ${chosen.year}. ${chosen.room}.`
          : 'Choose a work to see where it is.'}
      </Typography>
      <Box sx={{ height: 319 }}>
        <DataGrid
          label="Collection"
          rows={artworks}
          columns={columns}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterSelectedRowCount
        />
      </Box>
    </Box>
  );
}
