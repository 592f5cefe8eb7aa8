import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { timesheet, type TimeEntry } from 'sample-data/timesheet';

const columns: GridColDef<TimeEntry>[] = [
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 130, editable: true },
];
const rows = timesheet.slice(0, 6);

export default function SingleClick() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ height: 271, width: '100%' }}>
      <DataGrid
        label="Hours of a day"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') {
            apiRef.current?.startCellEditMode({ id, field });
          }
        }}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
