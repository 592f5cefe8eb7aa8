import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilterModelSelector,
  gridPaginationModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'unit', headerName: 'Unit', width: 120 },
  { field: 'open', headerName: 'Open', type: 'number', width: 100 },
];

export default function AskOnce() {
  const apiRef = useGridApiRef();
  const [query, setQuery] = useState('');
  const build = () => {
    if (!apiRef.current) return;
    const { page, pageSize } = gridPaginationModelSelector(apiRef);
    const sort = gridSortModelSelector(apiRef).map((item) => `${item.field}:${item.sort}`);
    const filters = gridFilterModelSelector(apiRef).items.length;
    setQuery(`page=${page} size=${pageSize} sort=${sort.join() || 'none'} filters=${filters}`);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={build}>
        Build the query
      </Button>
      <Alert severity="info" role="status" sx={{ my: 1, fontFamily: 'monospace' }}>
        {query || 'Sort or filter, then build it.'}
      </Alert>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Opening prices"
          apiRef={apiRef}
          rows={openingQuotes}
          columns={columns}
          getRowId={(row) => row.symbol}
        />
      </Box>
    </Box>
  );
}
