import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end, sortModel, filterModel }) {
    const query = { start: Number(start), end, sort: sortModel, filter: filterModel };
    const { rows, total } = await server.getRange(query);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 150 },
];

export default function WholeList() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="log" aria-label="Requests" sx={{ height: 84, fontSize: 13, overflow: 'hidden' }}>
        {log.slice(-2).map(({ id, request, status }) => (
          <Box key={id} sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
            {status ?? '…'} {request}
          </Box>
        ))}
      </Box>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          label="All loans"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          density="compact"
        />
      </Box>
    </Box>
  );
}
