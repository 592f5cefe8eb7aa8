import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function WeekdayInput({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Weekday"
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: Number(event.target.value) })}
      inputRef={focusElementRef}
      disabled={disabled}
    >
      {weekdays.map((name, day) => (
        <MenuItem key={name} value={day}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const onWeekday: GridFilterOperator<Order, Date> = {
  value: 'onWeekday',
  label: 'is on a',
  getApplyFilterFn: (item) => {
    if (item.value == null) return null;
    return (placed) => placed.getDay() === item.value;
  },
  InputComponent: WeekdayInput,
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'placed',
    headerName: 'Placed',
    type: 'date',
    width: 170,
    filterOperators: [onWeekday, ...getGridDateOperators()],
    valueFormatter: (placed: Date) =>
      placed.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' }),
  },
];
const mondays = { items: [{ field: 'placed', operator: 'onWeekday', value: 1 }] };

export default function PlacedOnWeekday() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders placed on a Monday"
        rows={orders}
        columns={columns}
        initialState={{ filter: { filterModel: mondays } }}
        showToolbar
        density="compact"
      />
    </Box>
  );
}
