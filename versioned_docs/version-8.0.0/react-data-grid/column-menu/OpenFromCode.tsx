import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, gridColumnMenuSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'year', headerName: 'Year', width: 110 },
];

export default function OpenFromCode() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(false);
  const follow = () => setOpen(gridColumnMenuSelector(apiRef).open);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => apiRef.current?.showColumnMenu('year')}>
        Open the menu of Year
      </Button>
      <Typography variant="body2" component="span" role="status" sx={{ mx: 2 }}>
        The menu is {open ? 'open' : 'closed'}
      </Typography>
      <Box sx={{ height: 360, mt: 1 }}>
        <DataGrid
          aria-label="Works by year"
          apiRef={apiRef}
          rows={artworks}
          columns={columns}
          onMenuOpen={follow}
          onMenuClose={follow}
        />
      </Box>
    </Box>
  );
}
