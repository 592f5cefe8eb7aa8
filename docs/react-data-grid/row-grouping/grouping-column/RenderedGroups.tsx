import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

function Stars({ value }: GridRenderCellParams<Film, number>) {
  return value == null ? null : (
    <Rating
      readOnly
      size="small"
      precision={0.5}
      value={value}
      aria-label={`${value} of 5 stars`}
    />
  );
}

const columns: GridColDef<Film>[] = [
  { field: 'rating', headerName: 'Stars', type: 'number', width: 150, renderCell: Stars },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'director', headerName: 'Director', width: 150 },
];

export default function RenderedGroups() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by rating"
        rows={films}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['rating'] },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
        groupingColDef={{ headerName: 'Rating', width: 240 }}
      />
    </Box>
  );
}
