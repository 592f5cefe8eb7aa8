import { useState } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SettingsIcon from '@mui/icons-material/Settings';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Symbol', width: 100 },
  { field: 'unit', headerName: 'Unit', flex: 1, minWidth: 110 },
  { field: 'open', headerName: 'US dollars', type: 'number', width: 120 },
];

function MenuToolbar() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  return (
    <Toolbar aria-label="Table">
      <ToolbarButton
        aria-label="Table menu"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <SettingsIcon fontSize="small" />
      </ToolbarButton>
      <Menu open={button !== null} anchorEl={button} onClose={close}>
        <ColumnsPanelTrigger render={<MenuItem />} onClick={close}>
          Columns
        </ColumnsPanelTrigger>
        <FilterPanelTrigger render={<MenuItem />} onClick={close}>
          Filters
        </FilterPanelTrigger>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
      </Menu>
    </Toolbar>
  );
}

export default function OneMenu() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Opening prices"
        rows={openingQuotes}
        columns={columns}
        getRowId={(row) => row.symbol}
        showToolbar
        slots={{ toolbar: MenuToolbar }}
        hideFooter
      />
    </Box>
  );
}
