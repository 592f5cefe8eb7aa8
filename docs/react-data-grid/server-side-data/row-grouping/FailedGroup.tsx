import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { useRef, useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ sortModel, filterModel, groupFields = [], groupKeys }) {
    const query = { sort: sortModel, filter: filterModel };
    const { rows } = await server.getGroups({ ...query, group: groupFields, keys: groupKeys });
    return { rows };
  },
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
};

const columns: GridColDef<Loan>[] = [
  { field: 'author', headerName: 'Author' },
  { field: 'title', headerName: 'Title', width: 190 },
];

export default function FailedGroup() {
  const [error, setError] = useState('');
  const table = useRef<HTMLDivElement>(null);

  const report = (reason: Error) => {
    const keys = (reason instanceof GridGetRowsError && reason.params.groupKeys) || [];
    setError(`${keys.at(-1) ?? 'The list'} can't be loaded. ${reason.message}`);
  };
  const close = () => {
    setError('');
    // The message takes its button with it, so the focus needs another place.
    table.current?.focus();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => server.failNext()}>Let the next request fail</Button>
      <Box role="status" sx={{ height: 72 }}>
        {error && (
          <Alert severity="error" onClose={close}>
            {error}
          </Alert>
        )}
      </Box>
      <Box ref={table} tabIndex={-1} sx={{ height: 400 }}>
        <DataGridPremium
          label="Titles by author"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={report}
          initialState={{
            rowGrouping: { model: ['author'] },
            columns: { columnVisibilityModel: { author: false } },
          }}
          groupingColDef={{ headerName: 'Author', width: 220 }}
          density="compact"
        />
      </Box>
    </Box>
  );
}
