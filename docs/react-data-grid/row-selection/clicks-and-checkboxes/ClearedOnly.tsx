import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'cleared', headerName: 'Cleared by customs', type: 'boolean', width: 170 },
];

export default function ClearedOnly() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Shipments to release"
        rows={shipments}
        columns={columns}
        checkboxSelection
        isRowSelectable={({ row }) => row.cleared}
      />
    </Box>
  );
}
