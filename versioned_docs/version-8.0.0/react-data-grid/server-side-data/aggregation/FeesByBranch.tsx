import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ sortModel, filterModel, groupFields = [], groupKeys, aggregationModel }) {
    const query = { sort: sortModel, filter: filterModel, aggregates: aggregationModel };
    const answer = await server.getGroups({ ...query, group: groupFields, keys: groupKeys });
    return { rows: answer.rows, aggregateRow: { totals: answer.totals } };
  },
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const functions = {
  sum: { label: 'sum', columnTypes: ['number'] },
  avg: { label: 'average', columnTypes: ['number'] },
};

const columns: GridColDef<Loan>[] = [
  { field: 'branch', headerName: 'Branch' },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 130 },
  { field: 'title', headerName: 'Title', width: 190 },
];

export default function FeesByBranch() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ height: 66, overflowWrap: 'anywhere' }}>
        Request {log.length}: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Fees by branch"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={functions}
          initialState={{
            rowGrouping: { model: ['branch'] },
            aggregation: { model: { fee: 'sum' } },
            columns: { columnVisibilityModel: { branch: false } },
          }}
          groupingColDef={{ headerName: 'Branch', width: 180 }}
          pageSizeOptions={[100]}
          density="compact"
        />
      </Box>
    </Box>
  );
}
