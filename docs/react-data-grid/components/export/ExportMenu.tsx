import { useState } from 'react';
import Box from '@mui/material/Box';
import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'received', headerName: 'Received', type: 'date', width: 110 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

function DownloadToolbar() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  return (
    <Toolbar aria-label="Downloads">
      <ToolbarButton
        aria-label="Download"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <DownloadIcon fontSize="small" />
      </ToolbarButton>
      <Menu open={button !== null} anchorEl={button} onClose={close}>
        <ExportCsv render={<MenuItem />} onClick={close}>
          For a spreadsheet (CSV)
        </ExportCsv>
        <ExportExcel render={<MenuItem />} onClick={close}>
          For Excel
        </ExportExcel>
        <ExportPrint
          // The toolbar isn't printed.
          options={{ pageStyle: '.MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }' }}
          render={<MenuItem />}
          onClick={close}
        >
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

export default function ExportMenu() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Repairs by day"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: DownloadToolbar }}
        // Only rows that are in the DOM are printed.
        disableVirtualization
        hideFooter
      />
    </Box>
  );
}
