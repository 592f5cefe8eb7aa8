import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellModes,
  useGridApiRef,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 160, editable: true },
  { field: 'lot', headerName: 'Lot', width: 100 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120, editable: true },
];

const rows = shipments.slice(0, 5);
export default function OwnButtons() {
  const apiRef = useGridApiRef();
  const [modes, setModes] = useState<GridCellModesModel>({});
  const [id] = Object.keys(modes);
  const [field] = id ? Object.keys(modes[id] ?? {}) : [];

  const stop = (ignoreModifications: boolean) => {
    if (!id || !field) return;
    // Other cells that are being edited stay in the model.
    setModes({
      ...modes,
      [id]: { ...modes[id], [field]: { mode: GridCellModes.View, ignoreModifications } },
    });
    // The buttons can be disabled now.
    apiRef.current?.setCellFocus(Number(id), field);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          onClick={() =>
            setModes({ ...modes, 1: { ...modes[1], cargo: { mode: GridCellModes.Edit } } })
          }
        >
          Edit first cargo
        </Button>
        <Button disabled={!id} onClick={() => stop(false)}>
          Save
        </Button>
        <Button disabled={!id} onClick={() => stop(true)}>
          Cancel
        </Button>
      </Stack>
      <Box sx={{ height: 235 }}>
        <DataGrid
          apiRef={apiRef}
          label="Shipments with buttons for editing"
          rows={rows}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={({ reason }, event) => {
            // A click on a button must not save.
            if (reason === 'cellFocusOut') event.defaultMuiPrevented = true;
          }}
          density="compact"
          hideFooter
        />
      </Box>
    </Box>
  );
}
