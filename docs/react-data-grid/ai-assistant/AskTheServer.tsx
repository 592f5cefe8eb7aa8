import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { useSyncExternalStore } from 'react';
import { branches, loans, type Loan } from 'sample-data/loans';
import { createServer } from 'sample-data/server';

const server = createServer(loans, { path: '/loans' });

const dataSource: GridDataSource = {
  async getRows({ start, end, sortModel, filterModel }) {
    const query = { start: Number(start), end, sort: sortModel, filter: filterModel };
    const { rows, total } = await server.getRange(query);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'branch', headerName: 'Branch', type: 'singleSelect', valueOptions: branches },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

// A recorded answer to the one question of this demo.
const answer = async (): Promise<PromptResponse> => ({
  conversationId: 'recorded',
  select: -1,
  filters: [{ column: 'branch', operator: 'is', value: 'Harbor' }],
  sorting: [{ column: 'fee', direction: 'desc' }],
  grouping: [],
  aggregation: {},
  pivoting: {},
});

export default function AskTheServer() {
  const apiRef = useGridApiRef();
  const log = useSyncExternalStore(server.subscribe, server.getLog);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.aiAssistant.processPrompt('Highest fees, Harbor')}>
        Ask for the highest fees at Harbor
      </Button>
      <Box role="log" aria-label="Requests" sx={{ height: 84, fontSize: 13, overflow: 'hidden' }}>
        {log.slice(-2).map(({ id, request, status }) => (
          <Box key={id} sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
            {status ?? '…'} {request}
          </Box>
        ))}
      </Box>
      <Box sx={{ height: 286 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Loans and their fees"
          columns={columns}
          dataSource={dataSource}
          aiAssistant
          disablePivoting
          onPrompt={answer}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          density="compact"
        />
      </Box>
    </Box>
  );
}
