import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end, sortModel, filterModel, aggregationModel }) {
    const query = { start: Number(start), end, sort: sortModel, filter: filterModel };
    const answer = await server.getRange({ ...query, aggregates: aggregationModel });
    return { rows: answer.rows, rowCount: answer.total, aggregateRow: answer.totals };
  },
  getAggregatedValue: (row, field) => row[field],
};

const functions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { label: 'sum', columnTypes: ['number'] },
  avg: { label: 'average', columnTypes: ['number'] },
  max: { label: 'highest', columnTypes: ['number'] },
};

const columns: GridColDef<Loan>[] = [
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 130 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 120 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
];

export default function FeesInTotal() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="log" aria-label="Requests" sx={{ height: 84, fontSize: 13, overflow: 'hidden' }}>
        {log.slice(-2).map(({ id, request, status }) => (
          <Box key={id} sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
            {status ?? '…'} {request}
          </Box>
        ))}
      </Box>
      <Box sx={{ height: 322 }}>
        <DataGridPremium
          label="Fees of all loans"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={functions}
          initialState={{
            aggregation: { model: { fee: 'sum', renewals: 'max' } },
            sorting: { sortModel: [{ field: 'fee', sort: 'desc' }] },
            pagination: { paginationModel: { pageSize: 5 } },
          }}
          pagination
          pageSizeOptions={[5]}
          density="compact"
        />
      </Box>
    </Box>
  );
}
