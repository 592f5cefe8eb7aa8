import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'lot', headerName: 'Lot', width: 90 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 130 },
  { field: 'from', headerName: 'From', width: 100 },
  { field: 'to', headerName: 'To', width: 110 },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 100 },
];

const views = {
  Everything: {},
  Route: { weight: false },
  Load: { from: false, to: false },
};

function ViewsPanel() {
  const apiRef = useGridApiContext();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', p: 1 }}>
      {Object.entries(views).map(([name, model]) => (
        <Button key={name} onClick={() => apiRef.current.setColumnVisibilityModel(model)}>
          {name}
        </Button>
      ))}
    </Box>
  );
}

export default function OwnColumnsPanel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Shipments in three views"
        showToolbar
        rows={shipments}
        columns={columns}
        slots={{ columnsPanel: ViewsPanel }}
        initialState={{
          preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns },
        }}
      />
    </Box>
  );
}
