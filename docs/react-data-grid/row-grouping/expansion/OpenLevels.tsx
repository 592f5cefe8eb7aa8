import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'subtitled', headerName: 'Subtitles', type: 'boolean', width: 110 },
];

export default function OpenLevels() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films with the first level open"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['year', 'genre'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
