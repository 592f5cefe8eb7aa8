import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { useSyncExternalStore } from 'react';
import { loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ sortModel, groupFields = [], groupKeys = [] }) {
    // The grouping column has a field of its own, which the server doesn't know.
    const level = groupFields[Math.min(groupKeys.length, groupFields.length - 1)] ?? '';
    const sort = sortModel.map((item) =>
      item.field === '__row_group_by_columns_group__' ? { ...item, field: level } : item,
    );
    const { rows } = await server.getGroups({ sort, group: groupFields, keys: groupKeys });
    return { rows };
  },
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
};

const columns: GridColDef<Loan>[] = [
  { field: 'author', headerName: 'Author' },
  { field: 'title', headerName: 'Title' },
  { field: 'card', headerName: 'Card', width: 110 },
];

export default function SortedGroups() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ height: 66, overflowWrap: 'anywhere' }}>
        {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Cards by author and title"
          columns={columns}
          dataSource={dataSource}
          initialState={{
            rowGrouping: { model: ['author', 'title'] },
            columns: { columnVisibilityModel: { author: false, title: false } },
            sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'desc' }] },
          }}
          groupingColDef={{ headerName: 'Author and title', width: 250 }}
          disableColumnFilter
          density="compact"
        />
      </Box>
    </Box>
  );
}
