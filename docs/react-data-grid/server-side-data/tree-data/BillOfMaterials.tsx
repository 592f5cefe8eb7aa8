import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { useSyncExternalStore } from 'react';
import { partsWithTotals, type Part } from 'sample-data/parts';
import { createServer } from 'sample-data/server';

const server = createServer(partsWithTotals, { path: '/parts' });

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
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

export default function BillOfMaterials() {
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
        <DataGridPro
          label="Bicycles and their parts"
          treeData
          columns={columns}
          dataSource={dataSource}
          groupingColDef={{ headerName: 'Part', width: 200 }}
          density="compact"
        />
      </Box>
    </Box>
  );
}
