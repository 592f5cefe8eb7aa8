import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Station {
  id: string;
  boardings: number[];
}

const rows: Station[] = [
  { id: 'Central', boardings: [310, 322, 341, 338, 356, 372, 391] },
  { id: 'Harbor Point', boardings: [120, 118, 109, 98, 101, 94, 88] },
  { id: 'Lakeside', boardings: [64, 71, 82, 120, 141, 96, 70] },
];

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', flex: 1 },
  {
    field: 'boardings',
    headerName: 'Passengers of a week',
    sortable: false,
    flex: 2,
    renderCell: ({ row, colDef }) => (
      <SparkLineChart
        width={colDef.computedWidth - 20}
        height={51}
        title={`Passengers at ${row.id}`}
        data={row.boardings}
        plotType="bar"
        color="#3f6fb5"
      />
    ),
  },
];

export default function SparklinesInGrid() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid label="Stations" rows={rows} columns={columns} hideFooter disableColumnMenu />
    </Box>
  );
}
