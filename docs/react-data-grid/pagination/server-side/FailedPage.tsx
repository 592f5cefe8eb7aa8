import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useRef, useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });
const columns: GridColDef<Loan>[] = [
  { field: 'author', headerName: 'Author', width: 170 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
];

export default function FailedPage() {
  const [paging, setPaging] = useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = useState<{ rows: Loan[]; total: number }>({ rows: [], total: 0 });
  const [error, setError] = useState('');
  const table = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isCurrent = true;
    server.getPage(paging).then(
      (next) => isCurrent && (setAnswer(next), setError('')),
      (reason: Error) => isCurrent && setError(reason.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [paging]);

  const retry = () => {
    // The same page in a new object: the effect runs again.
    setPaging({ ...paging });
    // The button will go away, so its focus needs another place.
    table.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', minHeight: 430 }}>
      {error && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>} sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      <Box ref={table} tabIndex={-1} sx={{ height: 371 }}>
        <DataGrid
          label="Loans by author"
          columns={columns}
          rows={error ? [] : answer.rows}
          rowCount={answer.total}
          paginationMode="server"
          paginationModel={paging}
          onPaginationModelChange={(next) => {
            if (next.page === 1) server.failNext();
            setPaging(next);
          }}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
