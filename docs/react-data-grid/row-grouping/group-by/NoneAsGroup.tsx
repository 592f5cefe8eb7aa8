import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  {
    field: 'premiere',
    headerName: 'Cinema',
    width: 140,
    groupingValueGetter: (value: string | null) => value ?? 'No premiere',
  },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'director', headerName: 'Director', width: 150 },
];

export default function NoneAsGroup() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by cinema, with one group for the rest"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['premiere'] } }}
        groupingColDef={{ width: 200 }}
      />
    </Box>
  );
}
