import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { timesheet, type TimeEntry } from 'sample-data/timesheet';

const columns: GridColDef<TimeEntry>[] = [
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 120, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100, editable: true },
];
const rows = timesheet.slice(2);

export default function UndoEdits() {
  const apiRef = useGridApiRef();
  const [before, setBefore] = useState<TimeEntry[]>([]);

  const undo = () => {
    const last = before.at(-1);
    if (!last) return;
    apiRef.current?.updateRows([last]);
    setBefore(before.slice(0, -1));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={undo}>Undo ({before.length})</Button>
      <Box sx={{ height: 257 }}>
        <DataGrid
          label="Hours that can be undone"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={(newRow, oldRow) => {
            if (newRow.person !== oldRow.person || newRow.hours !== oldRow.hours) {
              setBefore([...before, oldRow]);
            }
            return newRow;
          }}
          onCellKeyDown={({ cellMode }, event) => {
            if (cellMode === 'view' && event.key === 'z' && (event.ctrlKey || event.metaKey)) {
              undo();
            }
          }}
          density="compact"
          hideFooter
        />
      </Box>
    </Box>
  );
}
