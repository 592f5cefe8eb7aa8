import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'unit', headerName: 'Per', width: 120 },
];

function JsonToolbar() {
  const apiRef = useGridApiContext();

  function download() {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const list = gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    const blob = new Blob([JSON.stringify(list, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'prices.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <Toolbar>
      <Button size="small" onClick={download}>
        Download as JSON
      </Button>
    </Toolbar>
  );
}

export default function AsJson() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Prices"
        rows={openingQuotes}
        columns={columns}
        getRowId={(row) => row.symbol}
        showToolbar
        slots={{ toolbar: JsonToolbar }}
      />
    </Box>
  );
}
