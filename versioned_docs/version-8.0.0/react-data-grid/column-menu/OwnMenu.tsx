import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuHideItem,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'leaveTaken',
    headerName: 'Leave taken',
    type: 'number',
    width: 140,
    description: 'Days since January, sick days not included',
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 120 },
];

// #region taught
function ColumnMenu({ hideMenu, colDef, ...other }: GridColumnMenuProps) {
  const itemProps = { colDef, onClick: hideMenu };
  return (
    <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
      <ListSubheader sx={{ lineHeight: 1.4, maxWidth: 240, py: 1 }}>
        {colDef.description ?? colDef.headerName}
      </ListSubheader>
      <GridColumnMenuSortItem {...itemProps} />
      <Divider />
      <GridColumnMenuFilterItem {...itemProps} />
      <GridColumnMenuHideItem {...itemProps} />
    </GridColumnMenuContainer>
  );
}
// #endregion taught

export default function OwnMenu() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Leave and ratings"
        rows={employees}
        columns={columns}
        // #region taught
        slots={{ columnMenu: ColumnMenu }}
        // #endregion taught
      />
    </Box>
  );
}
