import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'lot', headerName: 'Lot', width: 90 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'to', headerName: 'To', width: 120 },
];

export default function OneProp() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={shipments}
        columns={columns}
        sx={{
          border: 2,
          borderColor: 'primary.main',
          borderRadius: 3,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
        }}
      />
    </Box>
  );
}
