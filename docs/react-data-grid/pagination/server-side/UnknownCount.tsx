import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

// Sixteen loans, so that the end is near: page 4 has one row.
const server = createServer(loans.slice(0, 16), { path: '/loans' });

const columns: GridColDef<Loan>[] = [
  { field: 'card', headerName: 'Card', width: 110 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'borrowed', headerName: 'Borrowed', type: 'dateTime', width: 190 },
];

interface Answer {
  rows: Loan[];
  hasNextPage?: boolean;
  paging?: object;
}

export default function UnknownCount() {
  // #region taught
  const [paging, setPaging] = useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = useState(-1);
  const [answer, setAnswer] = useState<Answer>({ rows: [] });

  useEffect(() => {
    let isCurrent = true;
    server.getPage(paging).then(({ rows, total }) => {
      // Stands for a server that doesn't count, and says itself whether more follows.
      const hasNextPage = (paging.page + 1) * paging.pageSize < total;
      if (isCurrent) setAnswer({ rows, hasNextPage, paging });
    });
    return () => {
      isCurrent = false;
    };
  }, [paging]);
  // #endregion taught

  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Desk log"
        columns={columns}
        rows={answer.rows}
        // #region taught
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={{ hasNextPage: answer.hasNextPage }}
        // #endregion taught
        loading={answer.paging !== paging}
        paginationMode="server"
        paginationModel={paging}
        onPaginationModelChange={setPaging}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
