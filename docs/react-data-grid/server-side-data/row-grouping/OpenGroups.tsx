import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
  async getRows({ sortModel, filterModel, groupFields = [], groupKeys }) {
    const query = { sort: sortModel, filter: filterModel };
    const { rows } = await server.getGroups({ ...query, group: groupFields, keys: groupKeys });
    return { rows };
  },
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
};

const openHarbor: DataGridPremiumProps['isGroupExpandedByDefault'] = ({ groupingKey }) =>
  groupingKey === 'Harbor';

const columns: GridColDef<Loan>[] = [
  { field: 'branch', headerName: 'Branch' },
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 100 },
];

export default function OpenGroups() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ height: 66, overflowWrap: 'anywhere' }}>
        Requests: {log.length}, the last one: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Renewals by branch"
          columns={columns}
          dataSource={dataSource}
          initialState={{
            rowGrouping: { model: ['branch'] },
            columns: { columnVisibilityModel: { branch: false } },
          }}
          isGroupExpandedByDefault={openHarbor}
          groupingColDef={{ headerName: 'Branch', width: 180 }}
          density="compact"
        />
      </Box>
    </Box>
  );
}
