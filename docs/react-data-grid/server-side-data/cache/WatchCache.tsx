import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
} from '@mui/x-data-grid';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end }) {
    const { rows, total } = await server.getRange({ start: Number(start), end });
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'card', headerName: 'Card', width: 110 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
];

export default function WatchCache() {
  const [lines, setLines] = useState<string[]>([]);
  const log = useSyncExternalStore(server.subscribe, server.getLog);
  const cache = useMemo<GridDataSourceCache>(() => {
    const inner = new GridDataSourceCacheDefault({});
    return {
      get(key) {
        const found = inner.get(key);
        setLines((old) => [...old, `Rows ${key.start} to ${key.end}: ${found ? 'hit' : 'miss'}`]);
        return found;
      },
      set: (key, value) => inner.set(key, value),
      clear: () => inner.clear(),
    };
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Alert
        severity="info"
        role="log"
        aria-label="Cache"
        sx={{ mb: 1, height: 116, overflow: 'hidden' }}
      >
        Requests: {log.length}. Last look-ups:
        {lines.slice(-3).map((line, index) => (
          <Box key={Math.max(0, lines.length - 3) + index}>{line}</Box>
        ))}
      </Alert>
      <Box sx={{ height: 330 }}>
        <DataGrid
          label="Cards"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[5, 10, 20]}
          disableColumnFilter
          disableColumnSorting
          density="compact"
        />
      </Box>
    </Box>
  );
}
