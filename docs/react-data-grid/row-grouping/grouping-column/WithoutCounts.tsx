import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'director', headerName: 'Director', width: 150 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'length', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function WithoutCounts() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by director, without counts"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['director'] } }}
        groupingColDef={{ width: 220, hideDescendantCount: true }}
      />
    </Box>
  );
}
