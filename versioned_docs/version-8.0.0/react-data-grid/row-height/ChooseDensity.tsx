import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'group', headerName: 'Group', width: 110 },
  { field: 'open', headerName: 'Open', type: 'number', width: 110 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];
const getSymbol = (quote: Quote) => quote.symbol;

export default function ChooseDensity() {
  const [density, setDensity] = useState<GridDensity>('compact');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, value: GridDensity | null) => value && setDensity(value)}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 300, mt: 1 }}>
        <DataGrid
          label="Commodities"
          rows={openingQuotes}
          columns={columns}
          getRowId={getSymbol}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
      </Box>
    </Box>
  );
}
