import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { useRef, useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end, sortModel, filterModel }) {
    const query = { start: Number(start), end, sort: sortModel, filter: filterModel };
    const { rows, total } = await server.getRange(query);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'author', headerName: 'Author', width: 170 },
  { field: 'borrowed', headerName: 'Borrowed', type: 'dateTime', width: 180 },
];

export default function TryAgain() {
  const apiRef = useGridApiRef();
  const [error, setError] = useState('');
  const table = useRef<HTMLDivElement>(null);

  const clear = () => setError('');
  const retry = () => {
    clear();
    apiRef.current?.dataSource.fetchRows();
    // The button goes away, so its focus needs another place.
    table.current?.focus();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => server.failNext()}>Let the next request fail</Button>
      <Box role="status" sx={{ height: 60 }}>
        {error && (
          <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
            {error}
          </Alert>
        )}
      </Box>
      <Box ref={table} tabIndex={-1} sx={{ height: { xs: 288, sm: 274 } }}>
        <DataGrid
          label="When books were borrowed"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => setError(reason.message)}
          onPaginationModelChange={clear}
          onSortModelChange={clear}
          onFilterModelChange={clear}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          density="compact"
        />
      </Box>
    </Box>
  );
}
