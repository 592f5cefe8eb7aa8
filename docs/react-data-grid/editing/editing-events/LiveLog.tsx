import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120, editable: true },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 100, editable: true },
];
const rows = departures.slice(0, 4);

export default function LiveLog() {
  const [editMode, setEditMode] = useState<'cell' | 'row'>('cell');
  const [log, setLog] = useState<string[]>([]);
  const add = (event: string, place: string, reason?: string) =>
    setLog((before) => [`${event} ${place}: ${reason}`, ...before]);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Edit mode"
        value={editMode}
        onChange={(_, mode) => mode && setEditMode(mode)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="cell">Cells</ToggleButton>
        <ToggleButton value="row">Rows</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 185 }}>
        <DataGrid
          key={editMode}
          label="Departures"
          rows={rows}
          getRowId={({ train }) => train}
          columns={columns}
          editMode={editMode}
          onCellEditStart={({ id, field, reason }) =>
            add('cellEditStart', `${id} ${field}`, reason)
          }
          onCellEditStop={({ id, field, reason }) => add('cellEditStop', `${id} ${field}`, reason)}
          onRowEditStart={({ id, reason }) => add('rowEditStart', String(id), reason)}
          onRowEditStop={({ id, reason }) => add('rowEditStop', String(id), reason)}
          density="compact"
          hideFooter
        />
      </Box>
      <Box role="log" aria-label="Events" sx={{ height: 130, mt: 1, overflow: 'hidden' }}>
        {log.length === 0 && 'Edit something: the newest event comes first.'}
        {log.slice(0, 5).map((line, index) => (
          <div key={log.length - index}>{line}</div>
        ))}
      </Box>
    </Box>
  );
}
