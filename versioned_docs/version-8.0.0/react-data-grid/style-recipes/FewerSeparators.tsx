import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'lot', headerName: 'Lot', width: 90, resizable: false },
  { field: 'cargo', headerName: 'Cargo', width: 180 },
  { field: 'carrier', headerName: 'Carrier', width: 160 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 130, resizable: false },
  { field: 'cleared', headerName: 'Cleared', type: 'boolean', width: 110, resizable: false },
];

export default function FewerSeparators() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Shipments by carrier"
        rows={shipments}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`]:
            { display: 'none' },
        }}
      />
    </Box>
  );
}
