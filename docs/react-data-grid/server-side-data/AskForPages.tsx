import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { useSyncExternalStore } from 'react';
import { branches, loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ paginationModel, sortModel, filterModel }) {
    const { page, pageSize } = paginationModel ?? { page: 0, pageSize: 5 };
    const query = { page, pageSize, sort: sortModel, filter: filterModel };
    const { rows, total } = await server.getPage(query);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  { field: 'branch', headerName: 'Branch', type: 'singleSelect', valueOptions: branches },
];

export default function AskForPages() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        role="log"
        aria-label="Requests"
        sx={{ height: { xs: 84, sm: 60 }, fontSize: 13, overflow: 'hidden' }}
      >
        {log.slice(-2).map(({ id, request, status }) => (
          <Box key={id} sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
            {status ?? '…'} {request}
          </Box>
        ))}
      </Box>
      <Box sx={{ height: 350 }}>
        <DataGrid
          label="Loans and when they are due"
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          showToolbar
          density="compact"
        />
      </Box>
    </Box>
  );
}
