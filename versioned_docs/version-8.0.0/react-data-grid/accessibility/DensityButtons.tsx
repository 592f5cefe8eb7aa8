import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { summits } from 'sample-data/earth';

const columns: GridColDef<(typeof summits)[number]>[] = [
  { field: 'name', headerName: 'Summit', flex: 1, minWidth: 120 },
  { field: 'continent', headerName: 'Continent', width: 140 },
  { field: 'height', headerName: 'Meters', type: 'number', width: 90 },
];

const densities = { compact: 'Compact', standard: 'Standard', comfortable: 'High' } as const;

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  return (
    <Toolbar>
      {(['compact', 'standard', 'comfortable'] as const).map((value) => (
        <ToolbarButton
          key={value}
          onClick={() => apiRef.current.setDensity(value)}
          render={
            <ToggleButton size="small" value={value} selected={value === density}>
              {densities[value]}
            </ToggleButton>
          }
        />
      ))}
    </Toolbar>
  );
}

export default function DensityButtons() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Summits"
        rows={summits}
        columns={columns}
        getRowId={(summit) => summit.name}
        initialState={{ density: 'compact' }}
        slots={{ toolbar: DensityToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
