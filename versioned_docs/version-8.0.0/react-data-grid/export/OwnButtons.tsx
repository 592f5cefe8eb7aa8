import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, type GridColDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'artist', headerName: 'Artist', width: 150 },
  { field: 'room', headerName: 'Room', width: 120 },
];

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv
        options={{ fileName: 'collection' }}
        render={<Button size="small" startIcon={<DownloadIcon />} />}
      >
        Save the list
      </ExportCsv>
      <ExportPrint
        options={{
          hideFooter: true,
          // The toolbar isn't printed.
          pageStyle: '.MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }',
        }}
        render={<Button size="small" startIcon={<PrintIcon />} />}
      >
        Print it
      </ExportPrint>
    </Toolbar>
  );
}

export default function OwnButtons() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Collection"
        rows={artworks}
        columns={columns}
        showToolbar
        disableVirtualization
        slots={{ toolbar: ExportToolbar }}
      />
    </Box>
  );
}
