import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'artist', headerName: 'Artist', width: 160 },
  { field: 'medium', headerName: 'Medium', width: 150 },
];

export default function SearchOutside() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search the collection"
        size="small"
        fullWidth
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          apiRef.current?.setQuickFilterValues(event.target.value.split(' ').filter(Boolean));
        }}
        sx={{ my: 1 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Artworks"
          apiRef={apiRef}
          rows={artworks}
          columns={columns}
          density="compact"
        />
      </Box>
    </Box>
  );
}
