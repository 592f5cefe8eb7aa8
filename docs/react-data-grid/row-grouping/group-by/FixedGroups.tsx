import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'genre', headerName: 'Genre', width: 140, groupable: false },
  { field: 'title', headerName: 'Title', width: 220, groupable: false },
  { field: 'premiere', headerName: 'Cinema', width: 120 },
];

export default function FixedGroups() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films that stay grouped by genre"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['genre'] } }}
        groupingColDef={{ width: 200 }}
      />
    </Box>
  );
}
