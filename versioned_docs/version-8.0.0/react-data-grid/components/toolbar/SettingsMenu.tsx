import { useState } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SettingsIcon from '@mui/icons-material/Settings';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Symbol', width: 100 },
  { field: 'unit', headerName: 'Unit', flex: 1, minWidth: 110 },
  { field: 'open', headerName: 'US dollars', type: 'number', width: 120 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function SettingsToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <Toolbar aria-label="Table">
      <ToolbarButton
        aria-label="Settings"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <SettingsIcon fontSize="small" />
      </ToolbarButton>
      <Menu open={button !== null} anchorEl={button} onClose={() => setButton(null)}>
        {densities.map((value) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === density}
            selected={value === density}
            onClick={() => apiRef.current.setDensity(value)}
          >
            Rows: {value}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

export default function SettingsMenu() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Opening prices"
        rows={openingQuotes}
        columns={columns}
        getRowId={(row) => row.symbol}
        showToolbar
        slots={{ toolbar: SettingsToolbar }}
        hideFooter
      />
    </Box>
  );
}
