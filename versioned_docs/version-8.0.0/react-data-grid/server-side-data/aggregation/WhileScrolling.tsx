import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end, sortModel, aggregationModel }) {
    const query = { start: Number(start), end, sort: sortModel };
    // Totals come with the first step only: adding up on each scroll would be slow.
    const aggregates = start === 0 ? aggregationModel : undefined;
    const { rows, total, totals } = await server.getRange({ ...query, aggregates });
    return { rows, rowCount: total, aggregateRow: aggregates && totals };
  },
  getAggregatedValue: (row, field) => row[field],
};

const functions = { sum: { label: 'sum', columnTypes: ['number'] } };

const columns: GridColDef<Loan>[] = [
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 130 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 170 },
];

export default function WhileScrolling() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ height: 66, overflowWrap: 'anywhere' }}>
        Request {log.length}: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Renewals of all loans"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          aggregationFunctions={functions}
          initialState={{
            aggregation: { model: { renewals: 'sum' } },
            pagination: { paginationModel: { pageSize: 20 } },
          }}
          disableColumnFilter
          density="compact"
        />
      </Box>
    </Box>
  );
}
