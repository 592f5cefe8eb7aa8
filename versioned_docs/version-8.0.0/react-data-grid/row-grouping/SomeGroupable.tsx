import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 220, groupable: false },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110, groupable: false },
  { field: 'premiere', headerName: 'Cinema', width: 120 },
];

export default function SomeGroupable() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films with groups for some columns"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['premiere'] } }}
      />
    </Box>
  );
}
