import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'premiere', headerName: 'Cinema', width: 120 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'length', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function NoCinema() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by cinema"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['premiere'] } }}
        groupingColDef={{ width: 180 }}
      />
    </Box>
  );
}
