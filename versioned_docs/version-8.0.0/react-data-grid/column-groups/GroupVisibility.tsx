import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'items', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const groups = [
  { groupId: 'Origin', children: [{ field: 'country' }, { field: 'channel' }] },
  { groupId: 'Amount', children: [{ field: 'items' }, { field: 'total' }] },
];

function GroupSwitches() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  return (
    <Toolbar>
      <FormGroup row sx={{ flex: 1, px: 1 }}>
        {groups.map(({ groupId, children }) => {
          const shown = children.filter(({ field }) => model[field] !== false).length;
          return (
            <FormControlLabel
              key={groupId}
              label={groupId}
              control={
                <Checkbox
                  size="small"
                  checked={shown === children.length}
                  indeterminate={shown > 0 && shown < children.length}
                />
              }
              onChange={(_, checked) => {
                const changed = children.map(({ field }) => [field, checked]);
                apiRef.current.setColumnVisibilityModel({
                  ...model,
                  ...Object.fromEntries(changed),
                });
              }}
            />
          );
        })}
      </FormGroup>
    </Toolbar>
  );
}

export default function GroupVisibility() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        columnGroupingModel={groups}
        showToolbar
        slots={{ toolbar: GroupSwitches }}
      />
    </Box>
  );
}
