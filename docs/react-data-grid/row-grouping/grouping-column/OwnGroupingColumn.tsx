import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'director', headerName: 'Director', width: 150 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'year', headerName: 'Year', width: 90 },
];

export default function OwnGroupingColumn() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by director"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['director'] } }}
        groupingColDef={{
          headerName: 'Who made it',
          width: 240,
          description: 'Directors, with their films below',
        }}
      />
    </Box>
  );
}
