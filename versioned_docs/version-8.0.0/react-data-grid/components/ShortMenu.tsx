import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 150 },
  { field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 190 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 110 },
];

export default function ShortMenu() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Delays"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        hideFooter
        slotProps={{ columnMenu: { slots: { columnMenuColumnsItem: null } } }}
      />
    </Box>
  );
}
