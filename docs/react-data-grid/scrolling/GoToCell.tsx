import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeStock, type StockItem } from 'sample-data/warehouse';

const rows = makeStock(100);
const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 100 },
  { field: 'product', headerName: 'Product', width: 260 },
  { field: 'supplier', headerName: 'Supplier', width: 180 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
  { field: 'unitCost', headerName: 'Unit cost', type: 'number', width: 140 },
];

export default function GoToCell() {
  const apiRef = useGridApiRef();

  const goTo = (id: string, field: string) => {
    const api = apiRef.current;
    if (!api) return;
    // The place among the rows as they are sorted and filtered now, and among the visible columns.
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    const colIndex = api.getColumnIndex(field);
    if (rowIndex === -1 || colIndex === -1) return;
    api.scrollToIndexes({ rowIndex, colIndex });
    api.setCellFocus(id, field);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => goTo('ST-10076', 'unitCost')}>Cost in bin D1-01</Button>
      <Button onClick={() => goTo('ST-10001', 'bin')}>First bin</Button>
      <Box sx={{ height: 340, mt: 1 }}>
        <DataGrid
          label="Stock"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
