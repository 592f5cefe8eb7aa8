import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'artist', headerName: 'Artist', width: 160 },
  { field: 'medium', headerName: 'Medium', width: 150 },
];

// #region taught
function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null }}
      slotProps={{ columnMenuFilterItem: { displayOrder: 5 } }}
    />
  );
}
// #endregion taught

export default function FewerItems() {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Works"
        rows={artworks}
        columns={columns}
        // #region taught
        slots={{ columnMenu: ColumnMenu }}
        // #endregion taught
      />
    </Box>
  );
}
