import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'to', headerName: 'To', width: 120 },
];

export default function SortedAtStart(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Shipments, the heaviest first"
        rows={shipments}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] } }}
        density="compact"
        hideFooter
        {...props}
      />
    </Box>
  );
}
