import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

function lengthOf(minutes: number) {
  if (minutes < 90) return 'Under 90 minutes';
  return minutes < 120 ? '90 to 119 minutes' : '2 hours and more';
}

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  {
    field: 'length',
    headerName: 'Minutes',
    type: 'number',
    width: 110,
    groupingValueGetter: lengthOf,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

export default function ByLength() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by length"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['length'] } }}
        groupingColDef={{ headerName: 'Length', width: 220 }}
      />
    </Box>
  );
}
