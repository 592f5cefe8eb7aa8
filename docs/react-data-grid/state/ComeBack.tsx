import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const storageKey = 'shipments-grid';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 130 },
  { field: 'carrier', headerName: 'Carrier', width: 140 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

function stored(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function Shipments({ onLeave }: { onLeave: () => void }) {
  const apiRef = useGridApiRef();
  const [initialState] = useState(stored);
  const leave = () => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(apiRef.current?.exportState()));
    } catch {
      // Storage is blocked or full: the grid starts anew.
    }
    onLeave();
  };
  return (
    <>
      <Button variant="outlined" onClick={leave}>
        Leave the page
      </Button>
      <Box sx={{ height: 340, mt: 1 }}>
        <DataGrid
          aria-label="Shipments on their way"
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
          initialState={initialState}
        />
      </Box>
    </>
  );
}

export default function ComeBack() {
  const [here, setHere] = useState(true);
  return (
    <Box sx={{ width: '100%', minHeight: 385 }}>
      {here ? (
        <Shipments onLeave={() => setHere(false)} />
      ) : (
        <Button variant="outlined" onClick={() => setHere(true)}>
          Come back
        </Button>
      )}
    </Box>
  );
}
