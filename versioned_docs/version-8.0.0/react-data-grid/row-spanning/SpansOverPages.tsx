import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'group', headerName: 'Group', width: 120 },
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'unit', headerName: 'Per', width: 120 },
];

const getSymbol = (quote: Quote) => quote.symbol;

export default function SpansOverPages() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        label="Commodities by group"
        rows={openingQuotes}
        columns={columns}
        getRowId={getSymbol}
        rowSpanning
        rowHeight={40}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
