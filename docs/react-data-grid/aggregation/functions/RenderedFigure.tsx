import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { departures, type Departure } from 'sample-data/trains';

function SeatsTaken({ value, aggregation }: GridRenderCellParams<Departure, number>) {
  const share = Math.round((value ?? 0) * 100);
  if (aggregation) return aggregation.hasCellUnit ? `${share} % at most` : value;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label="Seats taken"
        sx={{ flex: 1 }}
      />
      {share} %
    </Box>
  );
}

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'kind', headerName: 'Kind', width: 140 },
  {
    field: 'occupancy',
    headerName: 'Seats taken',
    type: 'number',
    width: 200,
    renderCell: SeatsTaken,
  },
];

const few = departures.slice(0, 6);

export default function RenderedFigure() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Occupancy of the trains"
        rows={few}
        getRowId={(row) => row.train}
        columns={columns}
        initialState={{ aggregation: { model: { occupancy: 'max' } } }}
        hideFooter
      />
    </Box>
  );
}
