import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridApi,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { cells } from 'claims/grids';
import { beforeEach, expect, vi } from 'vitest';

export let api: { current: GridApi | null } = { current: null };
beforeEach(() => {
  api = { current: null };
});

export const rows = [1, 2, 3, 4].map((id) => ({
  id,
  name: `n${id % 2}`,
  size: id * 10,
  secret: `s${id}`,
}));

export type Part = Partial<PromptResponse>;

export const response = (part: Part): PromptResponse => ({
  conversationId: 'first',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
  ...part,
});

export const onPrompt = vi.fn<NonNullable<DataGridPremiumProps['onPrompt']>>();

export function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 400, width: 700 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={[
          { field: 'name', headerName: 'Name of it', description: 'What it is called' },
          { field: 'size', type: 'number' },
          { field: 'secret', examples: ['example'] },
        ]}
        initialState={{ columns: { columnVisibilityModel: { secret: false } } }}
        showToolbar
        aiAssistant
        onPrompt={onPrompt}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        {...props}
      />
    </div>
  );
}

export const ready = () => expect.poll(() => cells('name')).toContain('n1');

export const state = () => (api.current as GridApi).state;
