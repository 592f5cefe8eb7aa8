import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'subtitled', headerName: 'Subtitles', type: 'boolean', width: 110 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

export default function NoGrouping() {
  const [isAllowed, setAllowed] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isAllowed} onChange={(_, on) => setAllowed(on)} />}
        label="Allow grouping"
      />
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Films that cannot be grouped"
          rows={films}
          columns={columns}
          disableRowGrouping={!isAllowed}
          initialState={{ rowGrouping: { model: ['genre'] } }}
        />
      </Box>
    </Box>
  );
}
