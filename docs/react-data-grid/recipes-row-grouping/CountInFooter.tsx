import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'zone', headerName: 'Zone', width: 120 },
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'bin', headerName: 'Bin', width: 110 },
  { field: 'fragile', headerName: 'Fragile', type: 'boolean', width: 100 },
];

function CountBar() {
  const apiRef = useGridApiContext();
  const groups = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const rows = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2">{`Bins: ${rows}, zones: ${groups}`}</Typography>
    </Box>
  );
}

export default function CountInFooter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Bins by zone"
        rows={stock}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['zone'] },
          columns: { columnVisibilityModel: { zone: false } },
        }}
        groupingColDef={{ width: 170 }}
        slots={{ footer: CountBar }}
      />
    </Box>
  );
}
