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

// #region taught
const tenSeconds = new GridDataSourceCacheDefault({ ttl: 10_000 });
// #endregion taught

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
];

export default function ShortLife() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);
  // #region taught
  const apiRef = useGridApiRef();

  const refresh = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };
  // #endregion taught

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={refresh}>Refresh</Button>
      <Typography variant="body2" role="status" sx={{ height: { xs: 44, sm: 24 } }}>
        Request {log.length}: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 274 }}>
        <DataGrid
          label="Renewals"
          columns={columns}
          // #region taught
          apiRef={apiRef}
          dataSource={dataSource}
          dataSourceCache={tenSeconds}
          // #endregion taught
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
