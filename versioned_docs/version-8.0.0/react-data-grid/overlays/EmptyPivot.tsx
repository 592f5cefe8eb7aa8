import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 110 },
];

export default function EmptyPivot() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments to pivot"
        rows={shipments}
        columns={columns}
        initialState={{ pivoting: { enabled: true } }}
        hideFooter
      />
    </Box>
  );
}
