import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'started', headerName: 'Started', type: 'date', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

export default function SkeletonWhenEmpty() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="People, loading" loading rows={[]} columns={columns} hideFooter />
    </Box>
  );
}
