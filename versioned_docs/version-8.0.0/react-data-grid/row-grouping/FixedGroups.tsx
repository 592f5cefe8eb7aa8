import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'genre', headerName: 'Genre', width: 140, groupable: false },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'premiere', headerName: 'Cinema', width: 120 },
];

const fixed = ['genre'];

export default function FixedGroups() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by genre, for good"
        rows={films}
        columns={columns}
        rowGroupingModel={fixed}
        groupingColDef={{ width: 200 }}
      />
    </Box>
  );
}
