import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function DefaultToolbar() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid label="Repairs" rows={repairs} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
