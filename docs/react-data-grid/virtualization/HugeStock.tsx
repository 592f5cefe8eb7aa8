import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { useEffect, useRef, useState } from 'react';
import { makeStock, type StockItem } from 'sample-data/warehouse';

const rows = makeStock(100_000);

/** Stock on hand in each of the coming weeks, were nothing ordered. */
const weeks = Array.from({ length: 197 }, (_, week): GridColDef<StockItem> => ({
  field: `week${week + 1}`,
  headerName: `Week ${week + 1}`,
  type: 'number',
  valueGetter: (_value, row) => Math.max(0, row.onHand - week * 3),
}));

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 110 },
  { field: 'product', headerName: 'Product', width: 220 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
  ...weeks,
];

const whole = new Intl.NumberFormat('en-US');

export default function HugeStock(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    const count = () => {
      const found = (role: string) => box.current?.querySelectorAll(`[role=${role}]`).length ?? 0;
      setText(`${found('row') - 1} rows and ${found('gridcell')} cells are in the page.`);
    };
    const stop = apiRef.current?.subscribeEvent('renderedRowsIntervalChange', () =>
      requestAnimationFrame(count),
    );
    const first = requestAnimationFrame(count);
    return () => {
      stop?.();
      cancelAnimationFrame(first);
    };
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        The grid holds {whole.format(rows.length * columns.length)} cells.
        <Box component="span" sx={{ display: 'block', minHeight: 20 }}>
          {text}
        </Box>
      </Typography>
      <Box ref={box} sx={{ height: 480 }}>
        <DataGridPro
          label="100,000 bins, 200 columns"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
          {...props}
        />
      </Box>
    </Box>
  );
}
