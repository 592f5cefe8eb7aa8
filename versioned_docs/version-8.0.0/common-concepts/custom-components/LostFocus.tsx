import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridFooterContainer,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    note?: string;
    onNoteChange?: (note: string) => void;
  }
}

const columns: GridColDef<Person>[] = [{ field: 'name', headerName: 'Name', flex: 1 }];

function NoteFooter({ note, onNoteChange }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer sx={{ p: 1 }}>
      <TextField
        size="small"
        label="Note"
        value={note}
        onChange={(event) => onNoteChange?.(event.target.value)}
      />
    </GridFooterContainer>
  );
}

export default function LostFocus() {
  const [note, setNote] = React.useState('');
  const [inline, setInline] = React.useState(true);
  const footer = { note, onNoteChange: setNote };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Define the footer while rendering"
        control={<Switch checked={inline} onChange={(event) => setInline(event.target.checked)} />}
      />
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="People"
          rows={people.slice(0, 3)}
          columns={columns}
          slots={{ footer: inline ? () => <NoteFooter {...footer} /> : NoteFooter }}
          slotProps={{ footer }}
        />
      </Box>
    </Box>
  );
}
