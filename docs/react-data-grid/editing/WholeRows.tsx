import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { conditions, artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170, editable: true },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'singleSelect',
    valueOptions: conditions,
    width: 140,
    editable: true,
  },
  { field: 'acquired', headerName: 'Acquired', type: 'date', width: 150, editable: true },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 100, editable: true },
];

const rows = artworks.slice(0, 7);

export default function WholeRows() {
  return (
    <Box sx={{ height: 307, width: '100%' }}>
      <DataGrid
        label="Artworks, edited by row"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
        density="compact"
      />
    </Box>
  );
}
