import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'length', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function LeavesInLastColumn() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by year and genre, with their titles"
        rows={films}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['year', 'genre'] },
          columns: { columnVisibilityModel: { title: false, year: false, genre: false } },
        }}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={-1}
        groupingColDef={({ fields }) =>
          fields.includes('genre') ? { leafField: 'title', width: 240 } : {}
        }
      />
    </Box>
  );
}
