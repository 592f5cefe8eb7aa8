import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'premiere', headerName: 'Cinema', width: 120 },
  { field: 'length', headerName: 'Minutes', type: 'number', width: 100 },
];

const views: Record<string, GridRowGroupingModel> = {
  'By genre': ['genre'],
  'By cinema and genre': ['premiere', 'genre'],
  'No groups': [],
};

export default function ControlledGroups() {
  const [model, setModel] = useState<GridRowGroupingModel>(['genre']);

  return (
    <Box sx={{ width: '100%' }}>
      {Object.entries(views).map(([name, view]) => (
        <Button key={name} onClick={() => setModel(view)}>
          {name}
        </Button>
      ))}
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Films in two levels"
          rows={films}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
