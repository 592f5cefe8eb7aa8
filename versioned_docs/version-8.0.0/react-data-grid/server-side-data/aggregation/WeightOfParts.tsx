import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { useSyncExternalStore } from 'react';
import { parts, type Part } from 'sample-data/parts';
import { createServer } from 'sample-data/server';

const server = createServer(parts, { path: '/parts' });

const dataSource: GridDataSource = {
  async getRows({ groupKeys, sortModel, filterModel, aggregationModel }) {
    const query = { sort: sortModel, filter: filterModel, aggregates: aggregationModel };
    const answer = await server.getChildren({ ...query, keys: groupKeys });
    return { rows: answer.rows, aggregateRow: { totals: answer.totals } };
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const functions = {
  sum: { label: 'sum', columnTypes: ['number'] },
  max: { label: 'heaviest', columnTypes: ['number'] },
};

const columns: GridColDef<Part>[] = [
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 150 },
];

export default function WeightOfParts() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ height: 66, overflowWrap: 'anywhere' }}>
        Request {log.length}: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          label="Weight of each bicycle"
          treeData
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={functions}
          initialState={{ aggregation: { model: { weight: 'sum' } } }}
          groupingColDef={{ headerName: 'Part', width: 200 }}
          pageSizeOptions={[100]}
          density="compact"
        />
      </Box>
    </Box>
  );
}
