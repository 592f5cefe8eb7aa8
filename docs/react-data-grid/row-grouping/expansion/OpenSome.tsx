import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

const isThisYear = (node: GridGroupNode) =>
  node.groupingField === 'year' && node.groupingKey === 2026;

export default function OpenSome() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films of 2026"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['year'] } }}
        isGroupExpandedByDefault={isThisYear}
        groupingColDef={{ width: 150 }}
      />
    </Box>
  );
}
