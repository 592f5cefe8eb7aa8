import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 180 },
  { field: 'status', headerName: 'Status', width: 150 },
];

function RepairsToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, state) => (
          <Button {...props} variant={state.filterCount > 0 ? 'contained' : 'outlined'}>
            {state.filterCount > 0 ? `Filters (${state.filterCount})` : 'Filters'}
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function FilterButton() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Bicycles that wait for parts"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: RepairsToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'equals', value: 'Waiting for parts' }],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
