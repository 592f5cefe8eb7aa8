import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
];

function TimetableLoading() {
  return (
    <GridOverlay sx={{ gap: 2 }}>
      <Typography variant="body2">Asking the station …</Typography>
      <LinearProgress aria-label="Loading departures" sx={{ width: 160 }} />
    </GridOverlay>
  );
}

export default function OwnLoading() {
  const [loading, setLoading] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setLoading(!loading)} sx={{ mb: 1 }}>
        {loading ? 'Let it arrive' : 'Load again'}
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Departures"
          loading={loading}
          rows={loading ? [] : departures}
          columns={columns}
          getRowId={(row) => row.train}
          slots={{ loadingOverlay: TimetableLoading }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
