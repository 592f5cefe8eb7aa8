import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { agenda } from 'sample-data/agenda';

interface Room {
  id: number;
  room: string;
  seats: number;
}

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 140 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110, editable: true },
];
const rooms: Room[] = agenda.map(({ id, room, seats }) => ({ id, room, seats }));

/** Stands for your server: refuses rooms for more than 500. */
async function save(room: Room): Promise<Room> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (room.seats > 500) throw new Error(`${room.room} has no space for ${room.seats}.`);
  return room;
}

export default function SavePasted() {
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState('Paste 80 into several rooms, then 800.');

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ mb: 1, minHeight: 48 }}>
        {message}
      </Box>
      <Box sx={{ height: 319 }}>
        <DataGridPremium
          label="Rooms"
          rows={rooms}
          columns={columns}
          cellSelection
          rowSelection={false}
          loading={saving}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          onClipboardPasteStart={({ data }) => {
            setMessage(`Values to paste: ${data.flat().length}.`);
            setSaving(true);
          }}
          onClipboardPasteEnd={() => setSaving(false)}
        />
      </Box>
    </Box>
  );
}
