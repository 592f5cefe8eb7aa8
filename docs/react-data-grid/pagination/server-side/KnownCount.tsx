import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'author', headerName: 'Author', width: 170 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

export default function KnownCount() {
  const [paging, setPaging] = useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = useState<{ rows: Loan[]; total: number; paging?: object }>({
    rows: [],
    total: 0,
  });
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  useEffect(() => {
    const controller = new AbortController();
    server.getPage(paging, controller.signal).then(
      (next) => setAnswer({ ...next, paging }),
      () => undefined, // Canceled: another page is on its way.
    );
    return () => controller.abort();
  }, [paging]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ fontFamily: 'monospace', mb: 1, minHeight: 24 }}>
        {log.at(-1)?.request}
      </Box>
      <Box sx={{ height: 371 }}>
        <DataGrid
          label="Loans"
          columns={columns}
          rows={answer.rows}
          rowCount={answer.total}
          loading={answer.paging !== paging}
          paginationMode="server"
          paginationModel={paging}
          onPaginationModelChange={setPaging}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
