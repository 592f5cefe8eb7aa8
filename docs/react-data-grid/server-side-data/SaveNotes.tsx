import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { useState, useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end, sortModel, filterModel }) {
    const query = { start: Number(start), end, sort: sortModel, filter: filterModel };
    const { rows, total } = await server.getRange(query);
    return { rows, rowCount: total };
  },
  async updateRow({ updatedRow }) {
    const note = updatedRow.note.trim();
    if (note.length > 40) throw new Error('A note has 40 characters at most.');
    return server.save({ ...updatedRow, note } as Loan);
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', width: 170 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 170, editable: true },
];

export default function SaveNotes() {
  const [error, setError] = useState('');
  const log = useSyncExternalStore(server.subscribe, server.getLog);
  const last = log.at(-1);

  return (
    <Box sx={{ width: '100%' }}>
      <Alert
        severity={error ? 'error' : 'info'}
        role="status"
        sx={{ mb: 1, height: { xs: 72, sm: 50 } }}
      >
        {error || `${last?.status ?? '…'} ${last?.request ?? ''}`}
      </Alert>
      <Box sx={{ height: { xs: 288, sm: 274 } }}>
        <DataGrid
          label="Notes"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => setError(reason.message)}
          onCellEditStop={() => setError('')}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          density="compact"
        />
      </Box>
    </Box>
  );
}
