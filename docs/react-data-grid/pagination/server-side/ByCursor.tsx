import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const columns: GridColDef<Loan>[] = [
  { field: 'id', headerName: 'Loan', width: 90 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'branch', headerName: 'Branch', width: 120 },
];

export default function ByCursor() {
  const [paging, setPaging] = useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = useState<{ rows: Loan[]; hasNextPage: boolean }>();
  // The cursor that each page starts after: page 0 needs none.
  const cursors = useRef<(string | null)[]>([null]);
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  useEffect(() => {
    const controller = new AbortController();
    const cursor = cursors.current[paging.page] ?? null;
    server.getAfter({ cursor, limit: paging.pageSize }, controller.signal).then(
      ({ rows, nextCursor }) => {
        cursors.current[paging.page + 1] = nextCursor;
        setAnswer({ rows, hasNextPage: nextCursor !== null });
      },
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
          label="Loans by cursor"
          columns={columns}
          rows={answer?.rows ?? []}
          rowCount={-1}
          paginationMeta={{ hasNextPage: answer?.hasNextPage }}
          loading={log.at(-1)?.status === null}
          paginationMode="server"
          paginationModel={paging}
          onPaginationModelChange={setPaging}
          pageSizeOptions={[5]}
          disableColumnSorting
        />
      </Box>
    </Box>
  );
}
