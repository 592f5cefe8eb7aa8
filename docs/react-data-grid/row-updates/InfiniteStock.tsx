import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { useCallback, useRef, useState } from 'react';
import { makeStock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'zone', headerName: 'Zone', width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const warehouse = makeStock(200);
const pageSize = 25;

/** A server that takes a moment. */
const fetchAfter = (start: number) =>
  new Promise<StockItem[]>((resolve) => {
    setTimeout(() => resolve(warehouse.slice(start, start + pageSize)), 400);
  });

export default function InfiniteStock() {
  const [rows, setRows] = useState(() => warehouse.slice(0, pageSize));
  const [loading, setLoading] = useState(false);
  const busy = useRef(false);

  const loadMore = useCallback(async () => {
    if (busy.current || rows.length === warehouse.length) return;
    busy.current = true;
    setLoading(true);
    try {
      const more = await fetchAfter(rows.length);
      setRows((current) => [...current, ...more]);
    } finally {
      // Also when the request fails: the next scroll to the end asks again.
      setLoading(false);
      busy.current = false;
    }
  }, [rows.length]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          label="All bins"
          rows={rows}
          columns={columns}
          loading={loading}
          onRowsScrollEnd={loadMore}
          slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
          density="compact"
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {rows.length} of {warehouse.length} bins loaded
      </Typography>
    </Box>
  );
}
