import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import { useCallback } from 'react';
import { makeStock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'zone', headerName: 'Zone', width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const warehouse = makeStock(5000);
const firstRows = warehouse.slice(0, 10);

/** A server that takes a moment. */
const fetchBetween = (first: number, last: number) =>
  new Promise<StockItem[]>((resolve) => {
    setTimeout(() => resolve(warehouse.slice(first, last)), 400);
  });

export default function LazyStock() {
  const apiRef = useGridApiRef();

  const load = useCallback(
    async ({ firstRowToRender, lastRowToRender }: GridFetchRowsParams) => {
      const rows = await fetchBetween(firstRowToRender, lastRowToRender);
      apiRef.current?.unstable_replaceRows(firstRowToRender, rows);
    },
    [apiRef],
  );

  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        label="Five thousand bins"
        apiRef={apiRef}
        rows={firstRows}
        columns={columns}
        rowCount={warehouse.length}
        rowsLoadingMode="server"
        onFetchRows={load}
        sortingMode="server"
        filterMode="server"
        disableColumnSorting
        disableColumnFilter
        density="compact"
      />
    </Box>
  );
}
