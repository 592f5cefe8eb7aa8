import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { useSyncExternalStore } from 'react';
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

const openWheels: DataGridProProps['isGroupExpandedByDefault'] = ({ groupingKey }) =>
  groupingKey === 'Courier' || groupingKey === 'Wheels';

const columns: GridColDef<Part>[] = [
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

export default function OpenAtStart() {
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ height: 66, overflowWrap: 'anywhere' }}>
        Requests: {log.length}, the last one: {log.at(-1)?.request}
      </Typography>
      <Box sx={{ height: 460 }}>
        <DataGridPro
          label="Wheels of the Courier"
          treeData
          columns={columns}
          dataSource={dataSource}
          isGroupExpandedByDefault={openWheels}
          groupingColDef={{ headerName: 'Part', width: 230 }}
          disableColumnFilter
          density="compact"
        />
      </Box>
    </Box>
  );
}
