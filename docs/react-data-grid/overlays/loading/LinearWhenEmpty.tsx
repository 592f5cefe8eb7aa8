import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const NamedBar = () => <LinearProgress aria-label="Loading people" />;

export default function LinearWhenEmpty() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="People and offices"
        loading
        rows={[]}
        columns={columns}
        slots={{ baseLinearProgress: NamedBar }}
        slotProps={{ loadingOverlay: { noRowsVariant: 'linear-progress' } }}
        hideFooter
      />
    </Box>
  );
}
