import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { priorities, shipments, type Priority, type Shipment } from 'sample-data/shipments';

const numbered = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Shipment>[] = [
  // #region taught
  {
    field: 'priority',
    headerName: 'Priority',
    width: 120,
    // Low, Normal, High, Urgent
    sortComparator: (a: Priority, b: Priority) => priorities.indexOf(a) - priorities.indexOf(b),
  },
  {
    field: 'lot',
    headerName: 'Lot',
    width: 100,
    // L9 before L112
    sortComparator: numbered.compare,
  },
  // #endregion taught
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 120 },
];

export default function ByUrgency() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Shipments by priority"
        rows={shipments}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
