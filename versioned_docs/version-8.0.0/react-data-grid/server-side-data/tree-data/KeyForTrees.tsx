import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { useSyncExternalStore } from 'react';
import { parts, type Part } from 'sample-data/parts';
import { createServer } from 'sample-data/server';

const server = createServer(parts, { path: '/parts' });

const dataSource: GridDataSource = {
  async getRows({ groupKeys, sortModel, filterModel }) {
    const query = { keys: groupKeys, sort: sortModel, filter: filterModel };
    const { rows } = await server.getChildren(query);
    return { rows };
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.count,
};

const oneMinute = new GridDataSourceCacheDefault({
  ttl: 60_000,
  getKey: ({ groupKeys, sortModel, filterModel, start, end }: GridGetRowsParams) =>
    JSON.stringify([groupKeys, sortModel, filterModel, start, end]),
});

const columns: GridColDef<Part>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 140 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

export default function KeyForTrees() {
  const apiRef = useGridApiRef();
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  const refresh = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={refresh}>Refresh</Button>
      <Typography role="status" variant="body2" sx={{ height: 66, overflowWrap: 'anywhere' }}>
        Request {log.length}: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          label="Prices of parts"
          apiRef={apiRef}
          treeData
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={oneMinute}
          groupingColDef={{ headerName: 'Part', width: 200 }}
          density="compact"
        />
      </Box>
    </Box>
  );
}
