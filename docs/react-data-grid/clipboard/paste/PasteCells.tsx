import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { boardingHours, boardings, weekdays } from 'sample-data/trains';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 80 },
  ...boardingHours.map((hour): GridColDef => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 80,
    editable: true,
  })),
];

const rows = weekdays.map((day, index) => ({
  id: day,
  day,
  ...Object.fromEntries(boardingHours.map((hour, at) => [`h${hour}`, boardings[index]?.[at]])),
}));

export default function PasteCells() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGridPremium
        label="Forecast"
        rows={rows}
        columns={columns}
        cellSelection
        ignoreValueFormatterDuringExport={{ clipboardExport: true }}
        rowSelection={false}
        density="compact"
      />
    </Box>
  );
}
