import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'year', headerName: 'Year', width: 90, align: 'center', headerAlign: 'center' },
  { field: 'room', headerName: 'Room', width: 140, headerClassName: 'staff-only' },
  {
    field: 'insured',
    headerName: 'Insured (€)',
    type: 'number',
    width: 140,
    headerClassName: ({ colDef }) => (colDef.filterable ? 'staff-only' : ''),
    description: 'Value agreed with the insurer at the last renewal',
  },
];

export default function StyledHeaders() {
  return (
    <Box
      sx={{
        height: 319,
        width: '100%',
        '& .MuiDataGrid-columnHeader': { bgcolor: 'action.hover' },
        '& .MuiDataGrid-columnHeader.staff-only': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '& .MuiIconButton-root': { color: 'inherit' },
        },
      }}
    >
      <DataGrid aria-label="Works" rows={artworks} columns={columns} />
    </Box>
  );
}
