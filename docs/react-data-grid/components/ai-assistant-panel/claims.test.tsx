import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import AssistantButton from './AssistantButton';
import page from './index.mdx?raw';

const claim = claimsOf(page);

const apiRef: { current: GridApi | null } = { current: null };

const Trigger = () => <AiAssistantPanelTrigger>Assistant</AiAssistantPanelTrigger>;

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 400, width: 700 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 'one' }]}
        columns={[{ field: 'a', headerName: 'A' }]}
        showToolbar
        slots={{ toolbar: Trigger, aiAssistantPanel: GridAiAssistantPanel }}
        {...props}
      />
    </div>
  );
}

const panel = () => document.querySelector('.MuiDataGrid-panel');
const content = () => document.querySelector('.MuiDataGrid-aiAssistantPanel');

claim('Press the button in this demo, then one of the suggestions', async () => {
  const screen = await show(<AssistantButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask about the repairs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Only what Ada Ruiz does' }));
  const rowCount = () => Number(screen.getByRole('grid').element().getAttribute('aria-rowcount'));
  await expect.poll(rowCount).toBeLessThan(15);
  await userEvent.click(screen.getByRole('button', { name: 'Longest jobs first' }));
  await expect.poll(rowCount).toBe(29);
});

claim('By default there are none', async () => {
  const screen = await show(<Grid aiAssistant />);
  await userEvent.click(screen.getByRole('button', { name: 'Assistant' }));
  await expect.poll(content).not.toBeNull();
  expect(document.querySelector('.MuiDataGrid-aiAssistantPanelSuggestions')).toBeNull();
});

for (const [missing, props] of [
  ['Without one of the two, the trigger opens an empty panel', {}],
  ['which has no default', { aiAssistant: true, slots: { toolbar: Trigger } }],
] as const) {
  claim(missing, async () => {
    const screen = await show(<Grid {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Assistant' }));
    await expect.poll(panel).not.toBeNull();
    expect(content()).toBeNull();
    expect(panel()?.textContent).toBe('');
  });
}

claim('true while the panel is open, otherwise absent', async () => {
  const screen = await show(<Grid aiAssistant />);
  const trigger = screen.getByRole('button', { name: 'Assistant', exact: true });
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'true');
  await expect.element(trigger).not.toHaveAttribute('aria-expanded');
  await expect.element(trigger).not.toHaveAttribute('aria-controls');
  await userEvent.click(trigger);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => panel()?.id).toBe(trigger.element().getAttribute('aria-controls'));
  // "The panel gets its name from the trigger."
  expect(panel()?.getAttribute('aria-labelledby')).toBe(trigger.element().id);
});

claim('The focus moves into the prompt field when the panel opens', async () => {
  const screen = await show(<Grid aiAssistant />);
  const trigger = screen.getByRole('button', { name: 'Assistant', exact: true });
  await userEvent.click(trigger);
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(panel).toBeNull();
  await expect.element(trigger).toHaveFocus();
});

claim('the panel shows the message of the error below the prompt', async () => {
  const screen = await show(<AssistantButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask about the repairs' }));
  await userEvent.type(screen.getByRole('textbox'), 'Paint them blue{Enter}');
  await expect.element(screen.getByText('This demo knows its two suggestions only.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Run again' })).toBeInTheDocument();
});

claim('are declared, but no element has them', async () => {
  const screen = await show(<AssistantButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask about the repairs' }));
  const classes = page.match(/(?<=`\.)MuiDataGrid-\w+/g) ?? [];
  expect(classes.length).toBeGreaterThan(20);
  const seen = new Set<string>();
  const look = () => {
    for (const name of classes) if (document.querySelector(`.${name}`)) seen.add(name);
    return seen;
  };
  await expect.poll(look).toContain('MuiDataGrid-aiAssistantPanelEmptyText');
  await userEvent.click(screen.getByRole('button', { name: 'Longest jobs first' }));
  await userEvent.click(screen.getByText('Applied', { exact: false }).first());
  await expect.poll(look).toContain('MuiDataGrid-promptChangeList');
  expect(classes.filter((name) => !seen.has(name))).toEqual([
    'MuiDataGrid-promptChangesToggleIcon',
    'MuiDataGrid-promptError',
  ]);
});

claim('Without it, no values of cells are sent', async () => {
  const contexts: string[] = [];
  const onPrompt = (_: string, context: string) => {
    contexts.push(context);
    return Promise.reject(new Error('No answer'));
  };
  const columns = [
    { field: 'a', headerName: 'A' },
    { field: 'b', examples: ['example'] },
  ];
  const screen = await show(
    <Grid apiRef={apiRef} columns={columns} aiAssistant onPrompt={onPrompt} />,
  );
  await expect.element(screen.getByText('one')).toBeVisible();
  await apiRef.current?.aiAssistant.processPrompt('sum');
  await screen.rerender(
    <Grid
      apiRef={apiRef}
      columns={columns}
      aiAssistant
      onPrompt={onPrompt}
      allowAiAssistantDataSampling
    />,
  );
  await apiRef.current?.aiAssistant.processPrompt('sum');
  expect(contexts[0]).toContain('example');
  expect(contexts[0]).not.toContain('one');
  expect(contexts[1]).toContain('one');
});

claim('In 8.1.0 the grid ignores 0 in aiAssistantActiveConversationIndex', async () => {
  const aiAssistantConversations = ['first', 'second'].map((title) => ({ title, prompts: [] }));
  const grid = (index: number) => (
    <Grid
      apiRef={apiRef}
      aiAssistant
      aiAssistantConversations={aiAssistantConversations}
      aiAssistantActiveConversationIndex={index}
    />
  );
  const active = () => apiRef.current?.state.aiAssistant.activeConversationIndex;
  const screen = await show(grid(1));
  await expect.poll(active).toBe(1);
  await screen.rerender(grid(0));
  expect(active()).toBe(1);
  apiRef.current?.aiAssistant.setActiveConversationIndex(0);
  expect(active()).toBe(0);
});
