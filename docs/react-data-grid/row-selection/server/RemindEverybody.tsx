import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid-pro';
import { useEffect, useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });
const columns: GridColDef<Loan>[] = [
  { field: 'card', headerName: 'Card', width: 110 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'branch', headerName: 'Branch', width: 110 },
];

export default function RemindEverybody() {
  const [paging, setPaging] = useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = useState<{ rows: Loan[]; total: number }>({ rows: [], total: 0 });
  const [model, setModel] = useState<GridRowSelectionModel>({ type: 'exclude', ids: new Set() });

  useEffect(() => {
    const controller = new AbortController();
    server.getPage(paging, controller.signal).then(setAnswer, () => undefined);
    return () => controller.abort();
  }, [paging]);

  const listed = model.ids.size;
  const count = model.type === 'include' ? listed : answer.total - listed;
  const body = JSON.stringify({ type: model.type, ids: [...model.ids] });

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ minHeight: 72, mb: 1, overflowWrap: 'anywhere' }}>
        {count} of {answer.total} selected. To send: <code>{body}</code>
      </Box>
      <Box sx={{ height: 371 }}>
        <DataGridPro
          label="Loans to remind of"
          rows={answer.rows}
          rowCount={answer.total}
          columns={columns}
          pagination
          paginationMode="server"
          paginationModel={paging}
          onPaginationModelChange={setPaging}
          pageSizeOptions={[5]}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterSelectedRowCount
        />
      </Box>
    </Box>
  );
}
