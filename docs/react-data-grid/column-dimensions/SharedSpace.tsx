import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title: flex 2', flex: 2, minWidth: 140 },
  { field: 'artist', headerName: 'Artist: flex 1', flex: 1, minWidth: 110 },
  { field: 'year', headerName: 'Year: 120 px', width: 120 },
];

export default function SharedSpace() {
  const [width, setWidth] = useState(100);
  const labelId = useId();
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId} variant="body2">
        Width of the grid
      </Typography>
      <Slider
        aria-labelledby={labelId}
        size="small"
        min={40}
        max={100}
        value={width}
        onChange={(_, value) => setWidth(value as number)}
        sx={{ maxWidth: 240, mx: 1, display: 'block' }}
      />
      <Box sx={{ height: 267, width: `${width}%` }}>
        <DataGrid aria-label="Works" rows={artworks} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
