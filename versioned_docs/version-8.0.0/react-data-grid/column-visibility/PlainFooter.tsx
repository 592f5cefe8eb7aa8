import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
  { field: 'width', headerName: 'Width (cm)', type: 'number', width: 120 },
];

export default function PlainFooter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Sizes"
        showToolbar
        rows={artworks}
        columns={columns}
        slotProps={{
          columnsManagement: { disableShowHideToggle: true, disableResetButton: true },
        }}
      />
    </Box>
  );
}
