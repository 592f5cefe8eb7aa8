import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 160 },
  { field: 'from', headerName: 'From', width: 140 },
];

const rows = [
  { id: 1, dish: 'Crème brûlée', from: 'France' },
  { id: 2, dish: 'Creme de abacate', from: 'Brazil' },
  { id: 3, dish: 'Jalapeño poppers', from: 'Mexico' },
  { id: 4, dish: 'Smörgåstårta', from: 'Sweden' },
];

export default function AccentsIgnored() {
  const [ignore, setIgnore] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={ignore} onChange={() => setIgnore(!ignore)} />}
        label="Ignore accents"
      />
      <Box sx={{ height: 260 }}>
        <DataGrid
          // A grid that's mounted again filters at once.
          key={String(ignore)}
          label="Dishes that contain creme"
          rows={rows}
          columns={columns}
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'dish', operator: 'contains', value: 'creme' }] },
            },
          }}
        />
      </Box>
    </Box>
  );
}
