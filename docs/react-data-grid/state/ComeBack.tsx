import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
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

function Shipments({ apiRef }: Pick<DataGridProps, 'apiRef'>) {
  const [initialState] = useState(stored);
  return (
    <Box sx={{ height: 340, mt: 1 }}>
      <DataGrid
        aria-label="Shipments on their way"
        apiRef={apiRef}
        rows={shipments}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}

export default function ComeBack() {
  const apiRef = useGridApiRef();
  const [here, setHere] = useState(true);
  const leave = () => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(apiRef.current?.exportState()));
    } catch {
      // Storage is blocked or full: the grid starts anew.
    }
    setHere(false);
  };
  return (
    <Box sx={{ width: '100%', minHeight: 385 }}>
      <Button variant="outlined" onClick={here ? leave : () => setHere(true)}>
        {here ? 'Leave the page' : 'Come back'}
      </Button>
      {here && <Shipments apiRef={apiRef} />}
    </Box>
  );
}
