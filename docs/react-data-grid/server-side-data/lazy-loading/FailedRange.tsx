import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { useRef, useState } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end, sortModel }) {
    const query = { start: Number(start), end, sort: sortModel };
    const { rows, total } = await server.getRange(query);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'due', headerName: 'Due', type: 'date', flex: 1, minWidth: 110 },
];

export default function FailedRange() {
  const apiRef = useGridApiRef();
  const [error, setError] = useState<GridGetRowsError>();
  const table = useRef<HTMLDivElement>(null);

  const retry = () => {
    setError(undefined);
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, error?.params);
    // The button goes away, so its focus needs another place.
    table.current?.focus();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => server.failNext()}>Let the next request fail</Button>
      <Box role="status" sx={{ height: 60 }}>
        {error && (
          <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
            {error.message}
          </Alert>
        )}
      </Box>
      <Box ref={table} tabIndex={-1} sx={{ height: 360 }}>
        <DataGridPro
          label="When books are due"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => {
            if (reason instanceof GridGetRowsError) setError(reason);
          }}
          // Its range belongs to the old order.
          onSortModelChange={() => setError(undefined)}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          disableColumnFilter
          density="compact"
        />
      </Box>
    </Box>
  );
}
