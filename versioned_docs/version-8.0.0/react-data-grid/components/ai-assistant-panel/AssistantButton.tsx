import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'mechanic', headerName: 'Mechanic', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const suggestions = [{ value: 'Longest jobs first' }, { value: 'Only what Ada Ruiz does' }];

// In place of a service: it knows the two suggestions and nothing else.
async function answer(prompt: string): Promise<PromptResponse> {
  if (!suggestions.some(({ value }) => value === prompt)) {
    throw new Error('This demo knows its two suggestions only.');
  }
  const isSort = prompt.startsWith('Longest');
  return {
    conversationId: 'demo',
    select: -1,
    sorting: isSort ? [{ column: 'hours', direction: 'desc' }] : [],
    filters: isSort ? [] : [{ column: 'mechanic', operator: 'equals', value: 'Ada Ruiz' }],
    aggregation: {},
    grouping: [],
    pivoting: {},
  };
}

function AssistantToolbar() {
  return (
    <Toolbar aria-label="Assistant">
      <AiAssistantPanelTrigger
        render={<ToolbarButton render={<Button startIcon={<AutoAwesomeIcon />} />} />}
      >
        Ask about the repairs
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

export default function AssistantButton() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Repairs to ask about"
        rows={repairs}
        columns={columns}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={answer}
        showToolbar
        slots={{ toolbar: AssistantToolbar, aiAssistantPanel: GridAiAssistantPanel }}
        hideFooter
      />
    </Box>
  );
}
