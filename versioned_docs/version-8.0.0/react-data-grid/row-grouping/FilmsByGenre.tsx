import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'director', headerName: 'Director', width: 150 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

const isFirst = (node: GridGroupNode) => node.groupingKey === 'Comedy';

export default function FilmsByGenre() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by genre"
        rows={films}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['genre'] },
          columns: { columnVisibilityModel: { genre: false } },
        }}
        groupingColDef={{ headerName: 'Genre', width: 190 }}
        isGroupExpandedByDefault={isFirst}
      />
    </Box>
  );
}
