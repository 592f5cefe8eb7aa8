import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function NoRows() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Unpaid invoices"
        rows={[]}
        columns={columns}
        localeText={{ noRowsLabel: 'Every invoice is paid.' }}
        hideFooter
      />
    </Box>
  );
}
