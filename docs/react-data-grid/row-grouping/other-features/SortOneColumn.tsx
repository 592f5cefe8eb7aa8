import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

export default function SortOneColumn() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films sorted by genre"
        rows={films}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['year', 'genre'] },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
        groupingColDef={{ mainGroupingCriteria: 'genre', width: 200 }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
