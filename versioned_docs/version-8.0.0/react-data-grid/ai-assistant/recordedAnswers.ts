import type { PromptResponse } from '@mui/x-data-grid-premium';

/** What a service answered to five prompts. Parts that a prompt doesn't need are left out. */
export const recordings: Record<string, Partial<PromptResponse>> = {
  'Highest revenue first': { sorting: [{ column: 'revenue', direction: 'desc' }] },
  'Capsules of more than 40 kilos': {
    filters: [
      { column: 'form', operator: 'is', value: 'Capsules' },
      { column: 'kilos', operator: '>', value: 40 },
    ],
  },
  'Revenue of each region': {
    grouping: [{ column: 'region' }],
    aggregation: { revenue: 'sum' },
  },
  'Kilos by product and form': {
    pivoting: {
      rows: ['product'],
      columns: [{ column: 'form', direction: 'asc' }],
      values: [{ kilos: 'sum' }],
    },
  },
  'Select the three newest sales': {
    sorting: [{ column: 'date', direction: 'desc' }],
    select: 3,
  },
};

/** In place of a service: it looks the prompt up, and knows no others. */
export async function answer(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const recorded = recordings[prompt];
  if (!recorded) throw new Error('There is no recorded answer to this. Choose a suggestion.');
  return {
    conversationId: 'recorded',
    select: -1,
    filters: [],
    sorting: [],
    grouping: [],
    aggregation: {},
    pivoting: {},
    ...recorded,
  };
}
