import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', width: 210 },
  { field: 'artist', headerName: 'Artist', width: 170 },
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'medium', headerName: 'Medium', width: 150 },
];

interface MoveItemProps extends GridColumnMenuItemProps {
  label: string;
  step: number;
}

// #region taught
function MoveItem({ colDef, onClick, label, step }: MoveItemProps) {
  const apiRef = useGridApiContext();
  const order = useGridSelector(apiRef, gridColumnFieldsSelector);
  const target = order.indexOf(colDef.field) + step;
  return (
    <MenuItem
      disabled={target < 0 || target >= order.length}
      onClick={(event) => {
        apiRef.current.setColumnIndex(colDef.field, target);
        onClick(event);
      }}
    >
      {label}
    </MenuItem>
  );
}
// #endregion taught

function MoveItems(props: GridColumnMenuItemProps) {
  return (
    <>
      <MoveItem {...props} label="Move one to the start" step={-1} />
      <MoveItem {...props} label="Move one to the end" step={1} />
    </>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      // #region taught
      slots={{ columnMenuMoveItems: MoveItems }}
      slotProps={{ columnMenuMoveItems: { displayOrder: 18 } }}
      // #endregion taught
    />
  );
}

export default function MoveFromMenu() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPro
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
