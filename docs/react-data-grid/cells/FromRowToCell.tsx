import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'occupancy', headerName: 'In the row', width: 120 },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => Math.round(row.occupancy * 100),
  },
  {
    field: 'text',
    headerName: 'Text',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => Math.round(row.occupancy * 100),
    valueFormatter: (value: number) => `${value}% full`,
  },
  {
    field: 'cell',
    headerName: 'Cell',
    type: 'number',
    width: 140,
    display: 'flex',
    valueGetter: (_, row) => Math.round(row.occupancy * 100),
    valueFormatter: (value: number) => `${value}% full`,
    renderCell: ({ value, formattedValue }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={formattedValue}
        sx={{ width: '100%', height: 8, borderRadius: 4 }}
      />
    ),
  },
];

export default function FromRowToCell(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Occupancy"
        rows={departures}
        columns={columns}
        getRowId={(row) => row.train}
        {...props}
      />
    </Box>
  );
}
