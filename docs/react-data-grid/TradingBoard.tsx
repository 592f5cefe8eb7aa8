import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows, type TradedQuote } from './tradedDay';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2 });

// #region taught
const columns: GridColDef<TradedQuote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'group', headerName: 'Group', width: 100 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    display: 'flex',
    renderCell: ({ row: { change } }) => (
      <Stack direction="row" spacing={0.5} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Box
          component="span"
          aria-hidden
          sx={{ color: change < 0 ? 'error.main' : 'success.main' }}
        >
          {change < 0 ? '▼' : '▲'}
        </Box>
        <span>{percent.format(change)}</span>
      </Stack>
    ),
  },
  {
    field: 'history',
    headerName: 'Today',
    width: 150,
    sortable: false,
    filterable: false,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box role="img" aria-label={`Prices of ${row.name}`} sx={{ width: 130 }}>
        <SparkLineChart data={row.history} height={32} yAxis={{ min: 0.98 * row.open }} area />
      </Box>
    ),
  },
];
// #endregion taught

export default function TradingBoard() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Commodities today"
        showToolbar
        rows={rows}
        columns={columns}
        getRowId={({ symbol }) => symbol}
        initialState={{ sorting: { sortModel: [{ field: 'change', sort: 'desc' }] } }}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
