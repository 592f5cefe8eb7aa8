import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SendIcon from '@mui/icons-material/Send';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 180 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

// In place of a service that understands more than two words.
async function answer(prompt: string): Promise<PromptResponse> {
  const word = /cheap|expensive/i.exec(prompt)?.[0].toLowerCase();
  if (!word) throw new Error('This demo knows “cheap” and “expensive” only.');
  return {
    conversationId: 'demo',
    select: -1,
    filters: [],
    aggregation: {},
    grouping: [],
    pivoting: {},
    sorting: [{ column: 'price', direction: word === 'cheap' ? 'asc' : 'desc' }],
  };
}

function AskToolbar() {
  const apiRef = useGridApiContext();
  const [problem, setProblem] = useState('');
  const ask = async (prompt: string) => {
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setProblem(result instanceof Error ? result.message : '');
  };
  return (
    <>
      <Toolbar aria-label="Ask about repairs">
        <PromptField onSubmit={ask} style={{ display: 'flex', flex: 1 }}>
          <PromptFieldControl
            render={
              <TextField fullWidth size="small" placeholder="Show the expensive ones first" />
            }
            error={problem !== ''}
          />
          <PromptFieldSend render={<IconButton />} aria-label="Send">
            <SendIcon fontSize="small" />
          </PromptFieldSend>
        </PromptField>
      </Toolbar>
      <Box role="alert" sx={{ px: 2, color: 'error.main', typography: 'body2' }}>
        {problem}
      </Box>
    </>
  );
}

export default function AskInToolbar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Repairs by price"
        rows={repairs}
        columns={columns}
        aiAssistant
        onPrompt={answer}
        showToolbar
        slots={{ toolbar: AskToolbar }}
        hideFooter
      />
    </Box>
  );
}
