import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridColDef,
  gridRowTreeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'subtitled', headerName: 'Subtitles', type: 'boolean', width: 110 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'length', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function OpenFromCode() {
  const apiRef = useGridApiRef();
  const setAll = (isExpanded: boolean) => {
    if (!apiRef.current) return;
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.parent !== null) {
        apiRef.current.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setAll(true)}>Open all genres</Button>
      <Button onClick={() => setAll(false)}>Close all genres</Button>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Films by genre and subtitles"
          rows={films}
          columns={columns}
          apiRef={apiRef}
          initialState={{ rowGrouping: { model: ['genre'] } }}
        />
      </Box>
    </Box>
  );
}
