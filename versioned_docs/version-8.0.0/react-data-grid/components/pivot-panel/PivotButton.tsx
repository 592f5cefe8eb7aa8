import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'mechanic', headerName: 'Mechanic', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

function PivotToolbar() {
  return (
    <Toolbar aria-label="Pivot">
      <PivotPanelTrigger
        render={(props, { open, active }) => (
          <ToolbarButton
            {...props}
            aria-controls={undefined}
            render={
              <Button
                variant={active ? 'contained' : 'outlined'}
                startIcon={<PivotTableChartIcon />}
              />
            }
          >
            {open ? 'Close the pivot panel' : 'Edit the pivot'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function PivotButton() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Hours of each mechanic"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: PivotToolbar }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'mechanic' }],
              columns: [{ field: 'status' }],
              values: [{ field: 'hours', aggFunc: 'sum' }],
            },
          },
        }}
      />
    </Box>
  );
}
