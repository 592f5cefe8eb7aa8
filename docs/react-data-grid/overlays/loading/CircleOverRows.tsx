import { useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

const NamedCircle = () => <CircularProgress aria-label="Loading staff" />;

export default function CircleOverRows() {
  const [loading, setLoading] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Loading"
        control={<Switch checked={loading} onChange={(_, checked) => setLoading(checked)} />}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Staff by office"
          loading={loading}
          rows={people}
          columns={columns}
          slots={{ baseCircularProgress: NamedCircle }}
          slotProps={{ loadingOverlay: { variant: 'circular-progress' } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
