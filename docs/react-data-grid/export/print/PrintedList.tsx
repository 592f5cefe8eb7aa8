import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 100 },
];

export default function PrintedList() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        showToolbar
        disableVirtualization
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: {
              fileName: 'Departures',
              hideFooter: true,
              pageStyle: `
                .MuiDataGrid-root { color: black; font-size: 18px; border: none; }
                .MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }
              `,
            },
          },
        }}
      />
    </Box>
  );
}
