import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 160 },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'cleared', headerName: 'Cleared', type: 'boolean', width: 100 },
];

export default function LargeShipments(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Shipments of five containers and more"
        rows={shipments}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'containers', operator: '>=', value: 5 }] },
          },
        }}
        showToolbar
        density="compact"
        {...props}
      />
    </Box>
  );
}
