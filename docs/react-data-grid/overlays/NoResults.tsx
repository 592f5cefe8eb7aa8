import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'acquired', headerName: 'Acquired', type: 'date', width: 120 },
];

export default function NoResults() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Acquisitions"
        showToolbar
        rows={artworks}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['submarine'] } },
        }}
        hideFooter
        sx={{ '& .MuiDataGrid-toolbar': { flex: 'none', flexWrap: 'wrap' } }}
      />
    </Box>
  );
}
