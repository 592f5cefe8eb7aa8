import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'director', headerName: 'Director', width: 150 },
];

const isFirst = (node: GridGroupNode) => node.groupingKey === 'Comedy';

export default function TitlesAsLeaves() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by genre, with their titles"
        rows={films}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['genre'] },
          columns: { columnVisibilityModel: { title: false, genre: false } },
        }}
        groupingColDef={{ headerName: 'Genre and title', leafField: 'title', width: 280 }}
        isGroupExpandedByDefault={isFirst}
      />
    </Box>
  );
}
