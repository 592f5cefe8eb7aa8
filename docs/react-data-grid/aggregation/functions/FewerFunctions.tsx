import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'lot', headerName: 'Lot', width: 100 },
  { field: 'cargo', headerName: 'Cargo', width: 180 },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 130 },
];

const { sum, min, max, size } = GRID_AGGREGATION_FUNCTIONS;
const functions = { sum, min, max, size };
const few = shipments.slice(0, 6);

export default function FewerFunctions() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Shipments without averages"
        rows={few}
        columns={columns}
        initialState={{ aggregation: { model: { weight: 'sum' } } }}
        aggregationFunctions={functions}
        hideFooter
      />
    </Box>
  );
}
