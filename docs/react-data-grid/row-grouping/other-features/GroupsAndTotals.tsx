import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
  { field: 'gross', headerName: 'Gross (k€)', type: 'number', width: 130 },
];

export default function GroupsAndTotals() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        label="Tickets by genre and year"
        rows={films}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['genre', 'year'] },
          aggregation: { model: { tickets: 'sum', gross: 'avg' } },
          columns: { columnVisibilityModel: { genre: false, year: false } },
        }}
        checkboxSelection
        showToolbar
        groupingColDef={{ headerName: 'Genre and year', width: 210 }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
