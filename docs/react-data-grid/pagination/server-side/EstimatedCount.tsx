import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'branch', headerName: 'Branch', width: 120 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
];

export default function EstimatedCount() {
  const [paging, setPaging] = useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = useState<Loan[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    server.getPage(paging, controller.signal).then(
      (answer) => setRows(answer.rows),
      () => undefined, // Canceled: another page is on its way.
    );
    return () => controller.abort();
  }, [paging]);

  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Renewals"
        columns={columns}
        rows={rows}
        rowCount={-1}
        estimatedRowCount={1000}
        paginationMode="server"
        paginationModel={paging}
        onPaginationModelChange={setPaging}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
