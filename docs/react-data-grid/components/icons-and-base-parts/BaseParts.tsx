import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 180 },
];

/** A switch in every place where the grid has a check box without a label of its own. */
function SwitchInstead({
  inputRef,
  slotProps,
  checked,
  onChange,
  tabIndex,
}: GridSlotProps['baseCheckbox']) {
  return (
    <Switch
      size="small"
      checked={checked ?? false}
      onChange={onChange}
      slotProps={{ input: { ...slotProps?.htmlInput, tabIndex, ref: inputRef } }}
    />
  );
}

export default function BaseParts() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="People to invite"
        rows={people}
        columns={columns}
        checkboxSelection
        disableColumnSelector
        slots={{ baseCheckbox: SwitchInstead }}
        hideFooter
      />
    </Box>
  );
}
