import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end, sortModel, filterModel, groupFields = [], groupKeys }) {
    const query = { sort: sortModel, filter: filterModel };
    const { rows, total } =
      groupFields.length > 0
        ? await server.getGroups({ ...query, group: groupFields, keys: groupKeys })
        : await server.getRange({ ...query, start: Number(start), end });
    return { rows, rowCount: total };
  },
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
};

const columns: GridColDef<Loan>[] = [
  { field: 'branch', headerName: 'Branch', width: 120 },
  { field: 'author', headerName: 'Author', width: 160 },
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100, groupable: false },
];

export default function ByBranch() {
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
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          label="Loans by branch and author"
          columns={columns}
          dataSource={dataSource}
          initialState={{
            rowGrouping: { model: ['branch', 'author'] },
            columns: { columnVisibilityModel: { branch: false, author: false } },
          }}
          groupingColDef={{ headerName: 'Branch and author', width: 230 }}
          density="compact"
        />
      </Box>
    </Box>
  );
}
