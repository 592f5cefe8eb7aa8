import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'lot', headerName: 'Lot', width: 90 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 110 },
];

export default function SeveralByClick() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGridPro label="Shipments" rows={shipments} columns={columns} />
    </Box>
  );
}
