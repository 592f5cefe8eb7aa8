import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 130,
  },
];

const choices = [
  ...orderStatuses.map((status) => ({
    label: `Only ${status.toLowerCase()} orders`,
    value: status,
  })),
  { label: 'All orders', value: '' },
];

// #region taught
function StatusItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return choices.map(({ label, value }) => (
    <MenuItem
      key={label}
      onClick={(event) => {
        apiRef.current.setFilterModel({ items: [{ field: colDef.field, operator: 'is', value }] });
        onClick(event);
      }}
    >
      {label}
    </MenuItem>
  ));
}

function ColumnMenu(props: GridColumnMenuProps) {
  const isStatus = props.colDef.field === 'status';
  return (
    <GridColumnMenu {...props} slots={isStatus ? { columnMenuFilterItem: StatusItems } : {}} />
  );
}
// #endregion taught

export default function ReplaceItem(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        // #region taught
        slots={{ columnMenu: ColumnMenu }}
        // #endregion taught
        {...props}
      />
    </Box>
  );
}
