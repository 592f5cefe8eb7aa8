import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', 'asc'],
  },
  { field: 'group', headerName: 'Group', width: 110 },
];

export default function NeverUnsorted() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Commodities"
        rows={openingQuotes}
        columns={columns}
        getRowId={(quote) => quote.symbol}
        sortingOrder={['asc', 'desc']}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
