import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';
import { timesheet, type TimeEntry } from 'sample-data/timesheet';

function EditLines({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <InputBase
      multiline
      fullWidth
      inputRef={input}
      value={value ?? ''}
      onChange={(event) =>
        apiRef.current.setEditCellValue({ id, field, value: event.target.value })
      }
      onKeyDown={(event) => {
        // A new line; the grid would save.
        if (event.key === 'Enter' && event.shiftKey) event.stopPropagation();
      }}
      inputProps={{ 'aria-label': colDef.headerName }}
      sx={{ px: 1.25, py: 1, font: 'inherit', lineHeight: 'inherit' }}
    />
  );
}

const columns: GridColDef<TimeEntry>[] = [
  { field: 'person', headerName: 'Person', width: 130 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 200,
    editable: true,
    renderEditCell: (params) => <EditLines {...params} />,
  },
];
const rows = timesheet.slice(0, 4);

export default function SeveralLines() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        '& .MuiDataGrid-cell': { py: 1, whiteSpace: 'pre-line' },
      }}
    >
      <DataGrid
        label="Notes"
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 26}
        hideFooter
      />
    </Box>
  );
}
