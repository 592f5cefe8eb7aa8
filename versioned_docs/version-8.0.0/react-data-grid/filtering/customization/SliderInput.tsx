import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';
import { useState } from 'react';

function DaysSlider({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  const [days, setDays] = useState(Number(item.value ?? 0));
  return (
    <Box sx={{ px: 2, display: 'flex', alignItems: 'center', height: '100%' }}>
      <Slider
        aria-label="Days"
        size="small"
        valueLabelDisplay="auto"
        max={30}
        value={days}
        onChange={(_, next) => setDays(next as number)}
        onChangeCommitted={(_, next) => applyValue({ ...item, value: next })}
        disabled={disabled}
        slotProps={{ input: { ref: focusElementRef } }}
      />
    </Box>
  );
}

const operators = getGridNumericOperators()
  .filter(({ value }) => value === '>=' || value === '<=')
  .map((operator) => ({ ...operator, InputComponent: DaysSlider }));

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'leaveTaken',
    headerName: 'Leave taken',
    type: 'number',
    width: 160,
    filterOperators: operators,
  },
];
const twenty = { items: [{ field: 'leaveTaken', operator: '>=', value: 20 }] };

export default function SliderInput() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        label="People with at least 20 days of leave"
        rows={employees}
        columns={columns}
        initialState={{ filter: { filterModel: twenty } }}
        showToolbar
        density="compact"
      />
    </Box>
  );
}
