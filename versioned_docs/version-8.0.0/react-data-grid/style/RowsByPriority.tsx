import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { priorities, shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'lot', headerName: 'Lot', width: 90 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 110,
    sortComparator: (a, b) => priorities.indexOf(a) - priorities.indexOf(b),
  },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 100 },
];

/** The color, so thin that text on it keeps its contrast. */
const tint = (color: 'error' | 'warning', percent: number) => ({
  bgcolor: (theme: Theme) =>
    `color-mix(in srgb, ${(theme.vars ?? theme).palette[color].main} ${percent}%, transparent)`,
});

export default function RowsByPriority() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Shipments by priority"
        rows={shipments}
        columns={columns}
        getRowClassName={({ row }) => `priority-${row.priority.toLowerCase()}`}
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
        hideFooter
        sx={{
          [`& .${gridClasses.row}.priority-urgent`]: {
            ...tint('error', 12),
            '&:hover': tint('error', 18),
            '&.Mui-selected, &.Mui-selected:hover': tint('error', 26),
          },
          [`& .${gridClasses.row}.priority-high`]: {
            ...tint('warning', 10),
            '&:hover': tint('warning', 16),
            '&.Mui-selected, &.Mui-selected:hover': tint('warning', 24),
          },
        }}
      />
    </Box>
  );
}
