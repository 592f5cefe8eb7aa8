import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'director', headerName: 'Director', width: 150 },
  { field: 'title', headerName: 'Title', width: 220 },
];

export default function WiderIndent() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films with wide steps"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['year', 'genre'] } }}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ width: 240 }}
        sx={{ '& > *': { '--DataGrid-cellOffsetMultiplier': 6 } }}
      />
    </Box>
  );
}
