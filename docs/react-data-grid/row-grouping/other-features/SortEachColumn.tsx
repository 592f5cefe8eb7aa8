import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'premiere', headerName: 'Cinema', width: 120 },
];

export default function SortEachColumn() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films sorted by year, then by genre"
        rows={films}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['year', 'genre'] },
          sorting: {
            sortModel: [
              { field: '__row_group_by_columns_group_year__', sort: 'desc' },
              { field: '__row_group_by_columns_group_genre__', sort: 'asc' },
            ],
          },
        }}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
