import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'id', headerName: 'Inventory number', width: 150, resizable: false },
  { field: 'title', headerName: 'Title', width: 220, minWidth: 120, maxWidth: 320 },
  { field: 'artist', headerName: 'Artist', width: 160 },
];

export default function WatchResizing() {
  const [during, setDuring] = useState('');
  const [after, setAfter] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 267 }}>
        <DataGrid
          aria-label="Inventory"
          rows={artworks}
          columns={columns}
          hideFooter
          onColumnResize={({ colDef, width }) =>
            setDuring(`${colDef.headerName} is ${Math.round(width)} pixels wide`)
          }
          onColumnWidthChange={({ colDef, width }) =>
            setAfter(`${colDef.headerName} was left at ${Math.round(width)} pixels`)
          }
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {during || 'Drag the edge of a header'}
      </Typography>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {after}
      </Typography>
    </Box>
  );
}
