import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'medium', headerName: 'Medium', width: 150 },
];

export default function ClickedRow() {
  const [message, setMessage] = useState('Click a row.');
  const tell: GridEventListener<'rowClick'> = ({ row }) =>
    setMessage(`${row.title} hangs in ${row.room}.`);
  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {message}
      </Alert>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Where works hang"
          rows={artworks}
          columns={columns}
          onRowClick={tell}
          hideFooter
        />
      </Box>
    </Box>
  );
}
