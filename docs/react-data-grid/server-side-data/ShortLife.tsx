import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end }) {
    const { rows, total } = await server.getRange({ start: Number(start), end });
    return { rows, rowCount: total };
  },
};

const tenSeconds = new GridDataSourceCacheDefault({ ttl: 10_000 });

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
];

export default function ShortLife() {
  const apiRef = useGridApiRef();
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  const refresh = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={refresh}>Refresh</Button>
      <Typography variant="body2" role="status" sx={{ height: 44 }}>
        Request {log.length}: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 274 }}>
        <DataGrid
          label="Renewals"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={tenSeconds}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
          density="compact"
        />
      </Box>
    </Box>
  );
}
