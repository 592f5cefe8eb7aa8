import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'genre', headerName: 'Genre', width: 130 },
];

export default function LevelsInColumns(props: Partial<DataGridPremiumProps>) {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by year and genre"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['year', 'genre'] } }}
        defaultGroupingExpansionDepth={1}
        {...props}
      />
    </Box>
  );
}
