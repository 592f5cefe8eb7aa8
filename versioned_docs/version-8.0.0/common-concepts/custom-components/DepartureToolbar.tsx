import * as React from 'react';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

// #region taught
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    lateOnly?: boolean;
    onLateOnlyChange?: (lateOnly: boolean) => void;
  }
}
// #endregion taught

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 112 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 144 },
  { field: 'delay', headerName: 'Minutes late', type: 'number', width: 128 },
];

// #region taught
function DepartureToolbar({ lateOnly, onLateOnlyChange }: GridSlotProps['toolbar']) {
  return (
    <Toolbar aria-label="Departure tools">
      <Typography sx={{ flex: 1, fontWeight: 'bold' }}>Departures</Typography>
      <ToolbarButton
        aria-label="Late trains only"
        aria-pressed={lateOnly}
        color={lateOnly ? 'primary' : 'default'}
        onClick={() => onLateOnlyChange?.(!lateOnly)}
      >
        <ScheduleIcon />
      </ToolbarButton>
    </Toolbar>
  );
}
// #endregion taught

export default function DepartureBoard() {
  const [lateOnly, setLateOnly] = React.useState(false);

  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={lateOnly ? departures.filter(({ delay }) => delay > 0) : departures}
        getRowId={({ train }) => train}
        columns={columns}
        showToolbar
        // #region taught
        slots={{ toolbar: DepartureToolbar }}
        slotProps={{ toolbar: { lateOnly, onLateOnlyChange: setLateOnly } }}
        // #endregion taught
        hideFooter
      />
    </Box>
  );
}
