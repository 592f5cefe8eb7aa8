import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'subtitled', headerName: 'Subtitles', type: 'boolean', width: 110 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

export default function HiddenWhileGrouped() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['genre'] } },
  });

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films with subtitles"
        rows={films}
        columns={columns}
        apiRef={apiRef}
        initialState={initialState}
        groupingColDef={{ width: 200 }}
      />
    </Box>
  );
}
