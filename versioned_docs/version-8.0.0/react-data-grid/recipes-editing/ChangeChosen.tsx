import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { timesheet, type TimeEntry } from 'sample-data/timesheet';

const columns: GridColDef<TimeEntry>[] = [
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
  { field: 'billable', headerName: 'Billable', type: 'boolean', width: 90 },
];

export default function ChangeChosen() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(timesheet);
  const [chosen, setChosen] = useState(0);

  const setBillable = (billable: boolean) => {
    const ids = gridRowSelectionIdsSelector(apiRef);
    setRows(rows.map((row) => (ids.has(row.id) ? { ...row, billable } : row)));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button disabled={chosen === 0} onClick={() => setBillable(true)}>
        Make {chosen} billable
      </Button>
      <Button disabled={chosen === 0} onClick={() => setBillable(false)}>
        Not billable
      </Button>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Hours to bill"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onRowSelectionModelChange={() => setChosen(gridRowSelectionCountSelector(apiRef))}
          density="compact"
        />
      </Box>
    </Box>
  );
}
