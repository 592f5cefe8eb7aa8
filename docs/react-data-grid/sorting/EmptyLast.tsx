import Box from '@mui/material/Box';
import { DataGrid, gridDateComparator, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 140,
    getSortComparator: (direction) => (a, b, paramsA, paramsB) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      const order = gridDateComparator(a, b, paramsA, paramsB);
      return direction === 'desc' ? -order : order;
    },
    valueFormatter: (due: Date | null) => due?.toLocaleDateString() ?? 'No ship yet',
  },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'carrier', headerName: 'Carrier', width: 150 },
];

const rows = shipments.slice(0, 9);

export default function EmptyLast() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Shipments by the day they are due"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'due', sort: 'asc' }] } }}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
