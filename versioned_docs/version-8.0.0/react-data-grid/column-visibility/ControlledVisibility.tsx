import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'artist', headerName: 'Artist', width: 150 },
  { field: 'medium', headerName: 'Medium', width: 130 },
  { field: 'insured', headerName: 'Insured (€)', type: 'number', width: 120 },
  { field: 'condition', headerName: 'Condition', width: 120 },
  { field: 'room', headerName: 'Room', width: 130 },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Visitors: { insured: false, condition: false, room: false },
  Registrar: { artist: false, medium: false },
};

export default function ControlledVisibility() {
  const [model, setModel] = useState<GridColumnVisibilityModel>(views.Visitors ?? {});
  const view = Object.keys(views).find((name) => views[name] === model) ?? null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, name: string | null) => name && setModel(views[name] ?? {})}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="Visitors">For visitors</ToggleButton>
        <ToggleButton value="Registrar">For the registrar</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 319 }}>
        <DataGrid
          aria-label="Collection"
          rows={artworks}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
