import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'length', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

export default function RowsOfGroup() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Click a genre.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {text}
      </Typography>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Films by genre, to be counted"
          rows={films}
          columns={columns}
          apiRef={apiRef}
          initialState={{ rowGrouping: { model: ['genre'] } }}
          onRowClick={({ id }) => {
            const node = gridRowNodeSelector(apiRef, id);
            if (node.type !== 'group') return;
            const ids = apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
            const minutes = films
              .filter((film) => ids.includes(film.id))
              .reduce((sum, film) => sum + film.length, 0);
            const count = ids.length === 1 ? '1 film' : `${ids.length} films`;
            setText(`${node.groupingKey}: ${count}, ${minutes} minutes`);
          }}
        />
      </Box>
    </Box>
  );
}
