import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', width: 180, availableAggregationFunctions: ['size'] },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 140,
    availableAggregationFunctions: ['sum', 'max'],
  },
  { field: 'carrier', headerName: 'Carrier', width: 150, availableAggregationFunctions: [] },
];

const few = shipments.slice(0, 6);

export default function FunctionsOfColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Shipments with chosen figures"
        rows={few}
        columns={columns}
        initialState={{ aggregation: { model: { containers: 'max', cargo: 'size' } } }}
        hideFooter
      />
    </Box>
  );
}
