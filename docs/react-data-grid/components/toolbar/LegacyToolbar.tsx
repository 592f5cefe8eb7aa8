import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 110 },
];

function OldToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

export default function LegacyToolbar() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={artworks}
        columns={columns}
        showToolbar
        slots={{ toolbar: OldToolbar }}
        localeText={{ toolbarFiltersLabel: 'Filters' }}
        hideFooter
      />
    </Box>
  );
}
