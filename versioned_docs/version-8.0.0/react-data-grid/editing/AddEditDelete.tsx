import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { useState, type ReactElement } from 'react';
import { agenda } from 'sample-data/agenda';

type Room = { id: number; room: string; seats: number; isNew?: boolean };
const { Edit, View } = GridRowModes;

export default function AddEditDelete() {
  const [rows, setRows] = useState<Room[]>(() =>
    agenda.map(({ id, room, seats }) => ({ id, room, seats })),
  );
  const [modes, setModes] = useState<GridRowModesModel>({});
  const setMode = (id: Room['id'], mode: GridRowModesModel[string]) =>
    setModes((now) => ({ ...now, [id]: mode }));
  const remove = (id: Room['id']) => setRows((now) => now.filter((row) => row.id !== id));

  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, room: '', seats: 20, isNew: true }]);
    setMode(id, { mode: Edit, fieldToFocus: 'room' });
  };
  const columns: GridColDef<Room>[] = [
    { field: 'room', headerName: 'Room', flex: 1, minWidth: 120, editable: true },
    { field: 'seats', headerName: 'Seats', type: 'number', width: 90, editable: true },
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      width: 100,
      getActions: ({ row }) => {
        const action = (icon: ReactElement, verb: string, onClick: () => void) => (
          <GridActionsCellItem
            icon={icon}
            label={`${verb} ${row.room || 'room'}`}
            onClick={onClick}
          />
        );
        return modes[row.id]?.mode === Edit
          ? [
              action(<SaveIcon />, 'Save', () => setMode(row.id, { mode: View })),
              action(<CloseIcon />, 'Cancel', () =>
                setMode(row.id, { mode: View, ignoreModifications: true }),
              ),
            ]
          : [
              action(<EditIcon />, 'Edit', () => setMode(row.id, { mode: Edit })),
              action(<DeleteIcon />, 'Delete', () => remove(row.id)),
            ];
      },
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Button startIcon={<AddIcon />} onClick={add}>
        Add a room
      </Button>
      <Box sx={{ height: 330 }}>
        <DataGrid
          label="Rooms"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={(next) => {
            setModes(next);
            // A new row that is no longer edited, and wasn't saved, goes.
            setRows((now) => now.filter((row) => !row.isNew || row.id in next));
          }}
          onRowEditStop={({ reason }, event) => {
            if (reason === 'rowFocusOut') event.defaultMuiPrevented = true;
          }}
          processRowUpdate={({ isNew: _, ...saved }) => {
            setRows((now) => now.map((row) => (row.id === saved.id ? saved : row)));
            return saved;
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
