import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  // #region taught
  {
    field: 'lastName',
    headerName: 'Artist',
    width: 130,
    valueGetter: (_, row) => row.artist.split(' ').at(-1),
  },
  {
    field: 'area',
    headerName: 'Area (m²)',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => (row.height * row.width) / 10_000,
  },
  {
    field: 'visitors',
    headerName: 'Visitors in 6 months',
    type: 'number',
    width: 170,
    valueGetter: (months: number[]) => months.reduce((sum, month) => sum + month, 0),
  },
  // #endregion taught
];

export default function ComputedValues() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Works by area"
        rows={artworks}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'area', sort: 'desc' }] } }}
      />
    </Box>
  );
}
