import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { useRef, useState } from 'react';
import { parts, type Part } from 'sample-data/parts';
import { createServer } from 'sample-data/server';

const server = createServer(parts, { path: '/parts' });

const dataSource: GridDataSource = {
  async getRows({ groupKeys, sortModel, filterModel }) {
    const query = { keys: groupKeys, sort: sortModel, filter: filterModel };
    const { rows } = await server.getChildren(query);
    return { rows };
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.count,
};

const columns: GridColDef<Part>[] = [
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
];

export default function FailedBranch() {
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
      <Box ref={table} tabIndex={-1} sx={{ height: 420 }}>
        <DataGridPro
          label="Pieces of each bicycle"
          treeData
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={report}
          groupingColDef={{ headerName: 'Part', width: 220 }}
          density="compact"
        />
      </Box>
    </Box>
  );
}
