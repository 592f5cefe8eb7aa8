import Box from '@mui/material/Box';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { paints, type Paint } from 'sample-data/paints';

const columns: GridColDef<Paint>[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Paint', flex: 1, minWidth: 140 },
  { field: 'finish', headerName: 'Finish', width: 110 },
];

function PaintsToolbar() {
  return (
    <Toolbar aria-label="Take the list with you">
      <ExportPrint
        // The toolbar isn't printed: `hideToolbar` finds only the deprecated one.
        options={{ pageStyle: '.MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }' }}
        render={<ToolbarButton render={<Button />} />}
      >
        Print
      </ExportPrint>
      <ExportCsv
        options={{ fileName: 'paints', delimiter: ';', utf8WithBom: true }}
        render={<ToolbarButton render={<Button variant="contained" />} />}
      >
        Download list
      </ExportCsv>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Paints to order"
        rows={paints}
        columns={columns}
        showToolbar
        slots={{ toolbar: PaintsToolbar }}
        // Only rows that are in the DOM are printed.
        disableVirtualization
        hideFooter
      />
    </Box>
  );
}
