import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { branches, loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans', delay: 400 });

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'branch',
    headerName: 'Branch',
    type: 'singleSelect',
    valueOptions: branches,
    width: 120,
  },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
];

export default function FilteredByServer() {
  const [filter, setFilter] = useState<GridFilterModel>({
    items: [{ field: 'branch', operator: 'is', value: 'Harbor' }],
  });
  const [page, setPage] = useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = useState<{ rows: Loan[]; total: number; to: unknown }>();
  const [error, setError] = useState('');
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  useEffect(() => {
    const controller = new AbortController();
    server.getPage({ ...page, filter }, controller.signal).then(
      (next) => {
        setAnswer({ ...next, to: filter });
        setError('');
      },
      (reason: Error) => {
        if (!controller.signal.aborted) setError(reason.message);
      },
    );
    // The answer to an older filter must not replace a newer one.
    return () => controller.abort();
  }, [filter, page]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 360 }}>
        <DataGrid
          label="Loans"
          rows={error ? [] : (answer?.rows ?? [])}
          rowCount={answer?.total ?? 0}
          columns={columns}
          loading={answer?.to !== filter && !error}
          filterMode="server"
          filterModel={filter}
          onFilterModelChange={(next) => {
            setFilter(next);
            setError('');
            setPage({ ...page, page: 0 });
          }}
          filterDebounceMs={400}
          paginationMode="server"
          paginationModel={page}
          onPaginationModelChange={setPage}
          pageSizeOptions={[5, 10]}
          showToolbar
          density="compact"
        />
      </Box>
      <Alert
        severity={error ? 'error' : 'info'}
        role="status"
        sx={{ mt: 1, minHeight: 90, overflowWrap: 'anywhere' }}
      >
        {error || log.at(-1)?.request}
      </Alert>
    </Box>
  );
}
