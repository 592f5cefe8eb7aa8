import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'zone', headerName: 'Zone', width: 110 },
];

const choices: Record<string, GridCsvExportOptions['getRowsToExport']> = {
  Default: undefined,
  'This page': ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  'All that match': ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
  Everything: ({ apiRef }) => apiRef.current.getAllRowIds(),
};

export default function WhichRows() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Select or filter some rows, then press a button.');

  function count(name: string) {
    const getRowsToExport = choices[name];
    const csv = apiRef.current?.getDataAsCsv({ getRowsToExport, includeHeaders: false }) ?? '';
    const lines = csv === '' ? 0 : csv.split('\r\n').length;
    setMessage(`${name}: ${lines === 1 ? '1 row' : `${lines} rows`}`);
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.keys(choices).map((name) => (
          <Button key={name} size="small" variant="outlined" onClick={() => count(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Box role="status" sx={{ my: 1 }}>
        {message}
      </Box>
      <Box sx={{ height: 274 }}>
        <DataGrid
          label="Stock"
          apiRef={apiRef}
          rows={stock}
          columns={columns}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          density="compact"
        />
      </Box>
    </Box>
  );
}
