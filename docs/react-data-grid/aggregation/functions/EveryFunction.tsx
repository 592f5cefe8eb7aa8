import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'containers', headerName: 'Containers', type: 'number', width: 130 },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 120 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
  { field: 'cargo', headerName: 'Cargo', width: 170 },
];

const few = shipments.slice(0, 6);

export default function EveryFunction() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="One function in each column"
        rows={few}
        columns={columns}
        initialState={{
          aggregation: {
            model: { containers: 'sum', weight: 'avg', booked: 'min', due: 'max', cargo: 'size' },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
