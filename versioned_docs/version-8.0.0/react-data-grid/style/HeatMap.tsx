import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { boardingHours, boardings, weekdays } from 'sample-data/trains';

const rows = weekdays.map((day, index) => ({ id: day, counts: boardings[index] ?? [] }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Day', width: 70 },
  ...boardingHours.map((hour, index): GridColDef<(typeof rows)[number]> => ({
    field: `at${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    flex: 1,
    minWidth: 76,
    align: 'center',
    headerAlign: 'center',
    valueGetter: (_value, row) => row.counts[index],
    cellClassName: ({ value }) => `heat-${Math.min(4, Math.floor(Number(value) / 225))}`,
  })),
];

/** From nearly nothing to nearly half of the theme's color. */
const shades = Object.fromEntries(
  [4, 12, 22, 33, 46].map((percent, step) => [
    `& .${gridClasses.cell}.heat-${step}`,
    {
      bgcolor: (theme: Theme) =>
        `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} ${percent}%, transparent)`,
    },
  ]),
);

export default function HeatMap() {
  return (
    <Box sx={{ height: 312, width: '100%' }}>
      <DataGrid
        aria-label="Passengers who board, by hour"
        rows={rows}
        columns={columns}
        density="compact"
        disableColumnMenu
        hideFooter
        sx={{ '--DataGrid-rowBorderColor': 'transparent', ...shades }}
      />
    </Box>
  );
}
