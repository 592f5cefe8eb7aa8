import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'premiere', headerName: 'Cinema', width: 120 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

const isFirst = (node: GridGroupNode) => node.groupingKey === 'Orion';

export default function SelectGroups() {
  const [down, setDown] = useState(true);
  const [up, setUp] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={down} onChange={(_, on) => setDown(on)} />}
        label="A group selects its rows"
      />
      <FormControlLabel
        control={<Switch checked={up} onChange={(_, on) => setUp(on)} />}
        label="All rows select their group"
      />
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Films to be sent"
          rows={films}
          columns={columns}
          initialState={{ rowGrouping: { model: ['premiere'] } }}
          checkboxSelection
          rowSelectionPropagation={{ parents: up, descendants: down }}
          isGroupExpandedByDefault={isFirst}
        />
      </Box>
    </Box>
  );
}
