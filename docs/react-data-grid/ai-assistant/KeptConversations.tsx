import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type Conversation,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';
import { answer } from './recordedAnswers';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const suggestions = [{ value: 'Highest revenue first' }];

// #region taught
const key = 'docs-sales-conversations';

function readConversations(): Conversation[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as Conversation[];
    return kept.map(({ prompts, ...rest }) => ({
      ...rest,
      prompts: prompts
        .filter(({ variant }) => variant !== 'processing')
        .map((prompt) => ({ ...prompt, createdAt: new Date(prompt.createdAt) })),
    }));
  } catch {
    return []; // Storage is blocked, or holds something else.
  }
}

export default function KeptConversations() {
  const [conversations, setConversations] = useState(readConversations);
  const keep = (next: Conversation[]) => {
    setConversations(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is blocked or full: they are kept until the page is left.
    }
  };
  // #endregion taught

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="A week of sales"
        rows={coffeeWeek}
        columns={columns}
        showToolbar
        aiAssistant
        aiAssistantSuggestions={suggestions}
        aiAssistantConversations={conversations}
        onAiAssistantConversationsChange={keep}
        onPrompt={answer}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
      />
    </Box>
  );
}
