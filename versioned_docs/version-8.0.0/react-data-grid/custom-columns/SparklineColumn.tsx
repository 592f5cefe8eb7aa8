import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** A list of numbers as a line. Sorted, filtered and exported by their sum. */
// #region taught
const sparkline: GridColTypeDef<number, string> = {
  type: 'number',
  width: 160,
  valueGetter: (values: number[]) => sum(values),
  renderCell: ({ row, field, value, colDef }) => (
    <Box role="img" aria-label={`${value}`} sx={{ width: colDef.computedWidth - 20 }}>
      <SparkLineChart data={row[field]} height={44} showTooltip={false} />
    </Box>
  ),
};
// #endregion taught

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'artist', headerName: 'Artist', width: 150 },
  // #region taught
  { ...sparkline, field: 'visitors', headerName: 'Visitors, January to June', width: 220 },
  // #endregion taught
];

export default function SparklineColumn() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Visitors"
        rows={artworks}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'visitors', sort: 'desc' }] } }}
      />
    </Box>
  );
}
