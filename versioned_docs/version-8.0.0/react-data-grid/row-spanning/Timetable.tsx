import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

/** What happens at each dock, hour by hour; an empty place is a free dock. */
const docks: Record<string, string[]> = {
  north: ['Olivar del Sur', 'Olivar del Sur', '', 'Maison Brissac', 'Break', 'Nordhavn Fisk', ''],
  south: ['', 'Thessaly Foods', 'Thessaly Foods', 'Thessaly Foods', 'Break', '', 'Quinta do Vale'],
  cold: ['Nordhavn Fisk', 'Nordhavn Fisk', '', '', 'Break', 'Cleaning', 'Cleaning'],
};

const rows = hours.map((hour, index) => ({
  id: hour,
  hour,
  ...Object.fromEntries(Object.entries(docks).map(([dock, plan]) => [dock, plan[index]])),
}));

const dockColumn: Partial<GridColDef> = {
  flex: 1,
  minWidth: 110,
  sortable: false,
  // Free hours stay apart, and so do the breaks, which span the docks instead.
  rowSpanValueGetter: (value) => (value === '' || value === 'Break' ? null : value),
  cellClassName: ({ value }) => (value ? 'taken' : ''),
};

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'From', width: 80, sortable: false },
  {
    ...dockColumn,
    field: 'north',
    headerName: 'Dock North',
    colSpan: (value) => (value === 'Break' ? 3 : undefined),
  },
  { ...dockColumn, field: 'south', headerName: 'Dock South' },
  { ...dockColumn, field: 'cold', headerName: 'Cold dock' },
];

export default function Timetable() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        label="Docks on Monday"
        rows={rows}
        columns={columns}
        rowSpanning
        rowHeight={44}
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        sx={{
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'transparent' },
          [`& .${gridClasses.cell}.taken`]: { bgcolor: 'action.selected' },
        }}
      />
    </Box>
  );
}
