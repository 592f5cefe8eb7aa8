import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { departures, trainKinds, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 180 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 150 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: trainKinds,
    width: 160,
  },
];

export default function TallRow() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        getRowId={({ train }) => train}
        columns={columns}
        headerFilters
        columnHeaderHeight={36}
        headerFilterHeight={72}
      />
    </Box>
  );
}
