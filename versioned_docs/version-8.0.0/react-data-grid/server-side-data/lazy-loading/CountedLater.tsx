import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end }) {
    const { rows } = await server.getRange({ start: Number(start), end });
    return { rows };
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
];

export default function CountedLater() {
  const apiRef = useGridApiRef();
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.setRowCount(1240)}>There are 1,240</Button>
      <Button onClick={() => apiRef.current?.setRowCount(-1)}>Nobody knows</Button>
      <Typography role="status" variant="body2" sx={{ my: 1, height: 40 }}>
        Request {log.length}: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          label="Numbers of loans"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          disableColumnFilter
          disableColumnSorting
          density="compact"
        />
      </Box>
    </Box>
  );
}
