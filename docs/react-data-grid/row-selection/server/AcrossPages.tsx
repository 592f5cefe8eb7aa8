import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'author', headerName: 'Author', width: 170 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

export default function AcrossPages() {
  const [paging, setPaging] = useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = useState<{ rows: Loan[]; total: number; paging?: object }>({
    rows: [],
    total: 0,
  });

  useEffect(() => {
    const controller = new AbortController();
    server.getPage(paging, controller.signal).then(
      (next) => setAnswer({ ...next, paging }),
      () => undefined, // Canceled: another page is on its way.
    );
    return () => controller.abort();
  }, [paging]);

  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Loans"
        rows={answer.rows}
        rowCount={answer.total}
        columns={columns}
        loading={answer.paging !== paging}
        paginationMode="server"
        paginationModel={paging}
        onPaginationModelChange={setPaging}
        pageSizeOptions={[5]}
        checkboxSelection
        keepNonExistentRowsSelected
      />
    </Box>
  );
}
