import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { timesheet, type TimeEntry } from 'sample-data/timesheet';

const columns: GridColDef<TimeEntry>[] = [
  { field: 'person', headerName: 'Person', width: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 150, editable: true },
];

const rows = timesheet.map((entry) => ({ ...entry, note: entry.note.replaceAll('\n', ' ') }));

export default function PasteInto() {
  return (
    <Box sx={{ height: 341, width: '100%' }}>
      <DataGridPremium
        label="Hours to paste into"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooter
      />
    </Box>
  );
}
