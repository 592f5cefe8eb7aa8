import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { timesheet, type TimeEntry } from 'sample-data/timesheet';

const rows = timesheet.slice(4);

export default function NoteWhenBillable() {
  const [isMissing, setIsMissing] = useState(false);

  const columns = useMemo<GridColDef<TimeEntry>[]>(
    () => [
      { field: 'person', headerName: 'Person', width: 130 },
      { field: 'billable', headerName: 'Billable', type: 'boolean', width: 90, editable: true },
      {
        field: 'note',
        headerName: 'Note',
        flex: 1,
        minWidth: 160,
        editable: true,
        // Runs for each change of any field of the row.
        preProcessEditCellProps: ({ props, otherFieldsProps }) => {
          const error = Boolean(otherFieldsProps?.billable?.value) && !props.value;
          setIsMissing(error);
          return { ...props, error };
        },
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 290 }}>
        <DataGrid
          label="Hours"
          rows={rows}
          columns={columns}
          editMode="row"
          onRowModesModelChange={() => setIsMissing(false)}
          hideFooter
        />
      </Box>
      <Alert severity={isMissing ? 'error' : 'info'} role="status" sx={{ mt: 1 }}>
        {isMissing ? 'Billable hours need a note.' : 'Make hours without a note billable.'}
      </Alert>
    </Box>
  );
}
