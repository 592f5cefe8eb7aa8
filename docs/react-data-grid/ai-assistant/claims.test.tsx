import {
  GRID_AGGREGATION_FUNCTIONS,
  type Conversation,
  type GridDataSource,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { Caught, claimsOf, consoleMessages, failures, show } from 'claims';
import { cells } from 'claims/grids';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AskAboutSales from './AskAboutSales';
import AskTheServer from './AskTheServer';
import { api, rows, type Part, response, onPrompt, Grid, ready, state } from './claimsGrid';
import page from './index.mdx?raw';
import KeptConversations from './KeptConversations';
import WhatIsSent from './WhatIsSent';

const claim = claimsOf(page);

async function ask(part: Part) {
  onPrompt.mockReset().mockResolvedValue(response(part));
  const result = await api.current?.aiAssistant.processPrompt('a question');
  return result instanceof Error ? result.message : 'done';
}

const order = () => api.current?.getVisibleColumns().map(({ field }) => field);

const context = (): Record<string, unknown>[] => JSON.parse(onPrompt.mock.calls[0]?.[1] ?? '');

const conversations = () => state().aiAssistant.conversations;

const selected = () => [...state().rowSelection.ids];

const filterItems = () => state().filter.filterModel.items;

const pivot = {
  rows: ['secret'],
  columns: [{ column: 'name', direction: 'asc' as const }],
  values: [{ size: 'sum' as const }],
};

claim('the five suggestions', async () => {
  const screen = await show(<AskAboutSales />);
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }).first());
    await expect.poll(() => document.querySelector('[role=progressbar]')).toBeNull();
  };
  await userEvent.click(screen.getByRole('button', { name: 'AI Assistant' }));
  await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  expect(document.querySelectorAll('.MuiDataGrid-aiAssistantPanelSuggestionsItem')).toHaveLength(5);
  await choose('Capsules of more than 40 kilos');
  await expect.poll(() => new Set(cells('form'))).toEqual(new Set(['Capsules']));
  await choose('Kilos by product and form');
  await expect.element(screen.getByRole('columnheader', { name: 'Capsules' })).toBeVisible();
  await choose('Revenue of each region');
  await expect.element(screen.getByText('South (', { exact: false })).toBeVisible();
  await choose('Highest revenue first');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Revenue' }))
    .toHaveAttribute('aria-sort', 'descending');
  await choose('Select the three newest sales');
  await expect.element(screen.getByText('3 rows selected')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Paint it blue{Enter}');
  await expect.element(screen.getByText('There is no recorded answer')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'New conversation' }).last())
    .toBeEnabled();
});

claim("If there's nothing to change", async () => {
  await show(
    <Grid
      initialState={{
        sorting: { sortModel: [{ field: 'size', sort: 'desc' }] },
        filter: { filterModel: { items: [{ field: 'size', operator: '>', value: 10 }] } },
        aggregation: { model: { size: 'sum' } },
      }}
    />,
  );
  await ready();
  api.current?.selectRow(3);
  expect(selected()).toEqual([3]);
  expect(await ask({})).toBe('done');
  expect(filterItems()).toEqual([]);
  expect(state().sorting.sortModel).toEqual([]);
  expect(state().aggregation.model).toEqual({});
  expect(selected()).toEqual([]);
});

claim('| select | number | -1 | rowSelection={false}', async () => {
  const screen = await show(<Grid />);
  await ready();
  await ask({ select: 2 });
  expect(selected()).toEqual([1, 2]);
  await screen.rerender(<Grid key="off" rowSelection={false} />);
  await ready();
  expect(await ask({ select: 2 })).toBe('done');
  expect(selected()).toEqual([]);
});

claim('Each answer replaces the previous one', async () => {
  await show(<Grid />);
  await ready();
  await ask({
    filters: [{ column: 'size', operator: '>', value: 10 }],
    sorting: [{ column: 'size', direction: 'desc' }],
    aggregation: { size: 'sum' },
  });
  expect(filterItems()).toHaveLength(1);
  await ask({ grouping: [{ column: 'name' }] });
  expect(filterItems()).toEqual([]);
  expect(state().sorting.sortModel).toEqual([]);
  expect(state().aggregation.model).toEqual({});
  expect(state().rowGrouping.model).toEqual(['name']);
  await ask({});
  expect(state().rowGrouping.model).toEqual([]);
});

claim('The quick filter is cleared', async () => {
  await show(<Grid />);
  await ready();
  api.current?.setQuickFilterValues(['n1']);
  expect(state().filter.filterModel.quickFilterValues).toEqual(['n1']);
  await ask({});
  expect(state().filter.filterModel.quickFilterValues).toEqual([]);
});

claim('Columns that are filtered or aggregated move to the front', async () => {
  await show(<Grid />);
  await ready();
  expect(order()).toEqual(['name', 'size']);
  await ask({ filters: [{ column: 'size', operator: '>', value: 10 }] });
  expect(order()).toEqual(['size', 'name']);
  await ask({});
  expect(order()).toEqual(['size', 'name']);
});

claim("doesn't turn off the current pivot", async () => {
  await show(<Grid />);
  await ready();
  await ask({ pivoting: pivot });
  expect(state().pivoting.active).toBe(true);
  await ask({ sorting: [{ column: 'name', direction: 'desc' }] });
  expect(state().pivoting.active).toBe(true);
});

claim('the groups of the answer would be missing', async () => {
  await show(<Grid />);
  await ready();
  await ask({ pivoting: pivot });
  await expect.poll(() => document.querySelector('[data-field="n1>->size"]')).not.toBeNull();
  onPrompt.mockReset().mockImplementation(() => {
    api.current?.setPivotActive(false);
    return Promise.resolve(response({ grouping: [{ column: 'name' }] }));
  });
  await api.current?.aiAssistant.processPrompt('group');
  await expect.poll(() => cells('name')).toEqual(['n1', 'n0', 'n1', 'n0']);
});

claim('it describes the columns of the pivot', async () => {
  await show(<Grid />);
  await ready();
  await ask({ pivoting: pivot });
  await expect.poll(() => document.querySelector('[data-field="n1>->size"]')).not.toBeNull();
  onPrompt.mockReset().mockImplementation(() => {
    api.current?.setPivotActive(false);
    return Promise.resolve(
      response({ filters: [{ column: 'name', operator: 'equals', value: 'n1' }] }),
    );
  });
  await api.current?.aiAssistant.processPrompt('filter');
  expect(context().map(({ field }) => field)).toContain('n1>->size');
  expect(filterItems()).toHaveLength(1);
});

claim('Its promise never rejects', async () => {
  await show(<Grid />);
  await ready();
  onPrompt.mockReset().mockRejectedValue(new Error('Ask about sizes.'));
  const result = await api.current?.aiAssistant.processPrompt('hello');
  expect(result).toBeInstanceOf(Error);
});

claim('Groups count as rows', async () => {
  await show(<Grid />);
  await ready();
  await ask({ grouping: [{ column: 'name' }], select: 2 });
  expect(selected()).toEqual(['auto-generated-row-name/n1', 'auto-generated-row-name/n0']);
});

claim('When getRowId reads fields other than id, 8.1.0 selects no row', async () => {
  await show(<Grid getRowId={(row) => row.secret} />);
  await ready();
  expect(await ask({ select: 2 })).toBe('done');
  expect(api.current?.getRow('s1')).toMatchObject({ id: 1 });
  expect(rows.some(({ secret }) => api.current?.isRowSelected(secret))).toBe(false);
});

claim("if there's no getGroupKey, throws an error", async () => {
  failures();
  const getRows = () => Promise.resolve({ rows, rowCount: 900 });
  const screen = await show(
    <Caught>
      <Grid rows={[]} dataSource={{ getRows }} />
    </Caught>,
  );
  await ready();
  await ask({ pivoting: pivot });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No `getGroupKey` method');
});

claim('becomes row groups and aggregation', async () => {
  await show(<Grid disablePivoting />);
  await ready();
  await ask({ pivoting: pivot });
  expect(state().rowGrouping.model).toEqual(['name', 'secret']);
  expect(state().aggregation.model).toEqual({ size: 'sum' });
});

claim('What the other props turn off is left out', async () => {
  await show(
    <Grid disableColumnFilter disableColumnSorting disableRowGrouping disableAggregation />,
  );
  await ready();
  await ask({
    filters: [{ column: 'size', operator: '>', value: 10 }],
    sorting: [{ column: 'size', direction: 'desc' }],
    grouping: [{ column: 'name' }],
    aggregation: { size: 'sum' },
  });
  expect(filterItems()).toEqual([]);
  expect(state().sorting.sortModel).toEqual([]);
  expect(state().rowGrouping.model).toEqual([]);
  expect(state().aggregation.model).toEqual({});
});

claim('The assistant ignores filterable', async () => {
  const columns = [
    { field: 'name' },
    {
      field: 'size',
      type: 'number' as const,
      filterable: false,
      sortable: false,
      groupable: false,
      aggregable: false,
    },
  ];
  await show(<Grid columns={columns} />);
  await ready();
  await ask({
    filters: [{ column: 'size', operator: '>', value: 10 }],
    sorting: [{ column: 'size', direction: 'desc' }],
  });
  await expect.poll(() => cells('size').slice(0, 3)).toEqual(['40', '30', '20']);
});

claim('starting with the first one shown', async () => {
  await show(<Grid />);
  await ready();
  await ask({ sorting: [{ column: 'size', direction: 'desc' }], select: 2 });
  expect(selected()).toEqual([4, 3]);
  await ask({});
  expect(selected()).toEqual([]);
});

claim("The names in the headers aren't sent", async () => {
  await show(<Grid />);
  await ready();
  await ask({});
  expect(onPrompt.mock.calls[0]?.[1]).not.toContain('Name of it');
  expect(context()).toMatchObject([
    { field: 'name', description: 'What it is called', examples: [], type: 'string' },
    { field: 'size', description: null, type: 'number', allowedOperators: expect.any(Array) },
    { field: 'secret', examples: ['example'] },
  ]);
  expect(Object.keys(context()[0] ?? {})).toHaveLength(5);
});

claim('columns that are hidden', async () => {
  await show(<Grid allowAiAssistantDataSampling checkboxSelection />);
  await ready();
  await ask({});
  const [check, , , secret] = context();
  expect(check?.field).toBe('__check__');
  expect(secret?.examples).toHaveLength(4);
  for (const value of secret?.examples as string[]) expect(value).toMatch(/^s\d$/);
});

claim('instead of the examples of its column', async () => {
  const columns = [{ field: 'name', examples: ['mine'] }, { field: 'size' }];
  const many = Array.from({ length: 30 }, (_, id) => ({ id, name: 'n1', size: id }));
  const screen = await show(<Grid columns={columns} rows={many} allowAiAssistantDataSampling />);
  await ready();
  await ask({});
  expect(context()[0]?.examples).toEqual(['n1', 'n1', 'n1', 'n1', 'n1']);
  await screen.rerender(<Grid columns={columns} rows={[]} allowAiAssistantDataSampling />);
  await ask({});
  expect(context()[0]?.examples).toEqual([]);
});

claim('including rows that a filter hides', async () => {
  await show(<Grid rows={rows.slice(0, 2)} allowAiAssistantDataSampling />);
  await ready();
  api.current?.setQuickFilterValues(['nothing']);
  await ask({});
  expect(context()[1]?.examples).toHaveLength(2);
});

claim('gets the values and not the formatted text', async () => {
  const columns = [
    { field: 'name' },
    {
      field: 'size',
      valueGetter: (value: number) => value + 1000,
      valueFormatter: () => 'formatted',
    },
  ];
  await show(<Grid columns={columns} allowAiAssistantDataSampling />);
  await ready();
  await ask({});
  for (const value of context()[1]?.examples as number[]) expect(value).toBeGreaterThan(1000);
});

claim('Press Ask for large open orders', async () => {
  const screen = await show(<WhatIsSent />);
  const text = screen.getByLabelText('What is sent');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for large open orders' }));
  await expect.element(text).toHaveTextContent('Price of the order in US dollars');
  await expect.element(text).not.toHaveTextContent('Casa Almeida');
  await userEvent.click(screen.getByRole('switch', { name: 'Sample my rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask for large open orders' }));
  await expect
    .poll(() => JSON.parse(text.element().textContent ?? '').context[0].examples.length)
    .toBe(5);
});

claim("valueOptions of a singleSelect column aren't sent", async () => {
  const columns = [
    { field: 'name', type: 'singleSelect' as const, valueOptions: ['n1', 'n0', 'elsewhere'] },
  ];
  await show(<Grid columns={columns} />);
  await ready();
  await ask({});
  expect(onPrompt.mock.calls[0]?.[1]).not.toContain('elsewhere');
});

claim('Fields that pivoting derives', async () => {
  await show(<Grid columns={[{ field: 'name' }, { field: 'day', type: 'date' }]} />);
  await ready();
  await ask({});
  expect(context().map(({ field }) => field)).toEqual(['name', 'day']);
  const values = [{ size: 'size' as const }];
  const columns = [{ column: 'day-year', direction: 'asc' as const }];
  await ask({ pivoting: { rows: ['name'], columns, values } });
  await ask({});
  expect(context().map(({ field }) => field)).not.toContain('day-quarter');
});

claim('named by value or by label', async () => {
  const valueOptions = [
    { value: 'n1', label: 'Odd' },
    { value: 'n0', label: 'Even' },
  ];
  const columns = [{ field: 'name', type: 'singleSelect' as const, valueOptions }];
  await show(<Grid columns={columns} />);
  await expect.poll(() => cells('name')).toContain('Odd');
  await ask({ filters: [{ column: 'name', operator: 'is', value: 'Even' }] });
  expect(filterItems()[0]?.value).toBe('n0');
});

claim('the five aggregation functions', () => {
  const names: Record<PromptResponse['aggregation'][string], true> = {
    sum: true,
    avg: true,
    min: true,
    max: true,
    size: true,
  };
  expect(Object.keys(GRID_AGGREGATION_FUNCTIONS).toSorted()).toEqual(Object.keys(names).toSorted());
});

claim('One prompt leads to one request to your server', async () => {
  const screen = await show(<AskTheServer />);
  const log = screen.getByRole('log', { name: 'Requests' });
  await expect.element(log).toHaveTextContent('200 GET /loans');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for the highest fees' }));
  await expect.element(log).toHaveTextContent('filter=branch:is:Harbor');
  await expect.poll(() => new Set(cells('branch'))).toEqual(new Set(['Harbor']));
  expect(log.element().children).toHaveLength(2);
});

claim('selects from the rows that were loaded before', async () => {
  const getRows = vi.fn<GridDataSource['getRows']>(({ sortModel }) =>
    Promise.resolve({ rows: sortModel.length ? rows.toReversed() : rows, rowCount: 4 }),
  );
  await show(<Grid rows={[]} dataSource={{ getRows }} disablePivoting />);
  await ready();
  await ask({ sorting: [{ column: 'size', direction: 'desc' }], select: 2 });
  await expect.poll(() => cells('size')[0]).toBe('40');
  expect(selected()).toEqual([1, 2]);
  expect(getRows).toHaveBeenCalledTimes(2);
});

claim('Samples also come from the rows that are loaded', async () => {
  const getRows = () => Promise.resolve({ rows: rows.slice(0, 1), rowCount: 900 });
  await show(<Grid rows={[]} dataSource={{ getRows }} allowAiAssistantDataSampling />);
  await ready();
  await ask({});
  expect(context()[1]?.examples).toEqual([10]);
});

claim('is passed with the next prompt', async () => {
  await show(<Grid />);
  await ready();
  await ask({ conversationId: 'abc' });
  expect(onPrompt.mock.calls[0]?.[2]).toBeUndefined();
  await ask({});
  expect(onPrompt.mock.calls[0]?.[2]).toBe('abc');
  expect(conversations()[0]?.title).toBe('a question');
});

claim('The title of a conversation is its newest prompt', async () => {
  await show(<Grid />);
  await ready();
  await ask({});
  await api.current?.aiAssistant.processPrompt('another');
  expect(conversations()).toHaveLength(1);
  expect(conversations()[0]).toMatchObject({ title: 'another', prompts: { length: 2 } });
});

claim('exportState() leaves conversations out', async () => {
  await show(<Grid />);
  await ready();
  await ask({});
  expect(api.current?.exportState()).not.toHaveProperty('aiAssistant');
});

claim('the conversation is still there', async () => {
  onTestFinished(() => localStorage.clear());
  const screen = await show(<KeptConversations />);
  await userEvent.click(screen.getByRole('button', { name: 'AI Assistant' }));
  await userEvent.click(screen.getByRole('button', { name: 'Highest revenue first' }));
  await expect.element(screen.getByText('Applied changes')).toBeVisible();
  await screen.unmount();
  const again = await show(<KeptConversations />);
  await userEvent.click(again.getByRole('button', { name: 'AI Assistant' }));
  await expect.element(again.getByText('Applied changes')).toBeVisible();
  expect(cells('revenue')[0]).toBe('380');
});

const two: Conversation[] = [
  { id: 'a', title: 'A', prompts: [] },
  { id: 'b', title: 'B', prompts: [] },
];

claim('In 8.1.0, it ignores activeConversationIndex', async () => {
  await show(
    <Grid initialState={{ aiAssistant: { conversations: two, activeConversationIndex: 1 } }} />,
  );
  await ready();
  expect(conversations()).toHaveLength(2);
  expect(state().aiAssistant.activeConversationIndex).toBe(0);
});

claim('a change back to 0 is ignored', async () => {
  const index = (aiAssistantActiveConversationIndex: number) => (
    <Grid {...{ aiAssistantActiveConversationIndex }} aiAssistantConversations={two} />
  );
  const screen = await show(index(1));
  await expect.poll(() => state().aiAssistant.activeConversationIndex).toBe(1);
  await screen.rerender(index(0));
  await ready();
  expect(state().aiAssistant.activeConversationIndex).toBe(1);
  api.current?.aiAssistant.setActiveConversationIndex(0);
  expect(state().aiAssistant.activeConversationIndex).toBe(0);
});

claim('Conversation not found', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Grid aiAssistantConversations={two} aiAssistantActiveConversationIndex={5} />
    </Caught>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Conversation not found');
});

claim('toISOString is not a function', async () => {
  consoleMessages();
  const kept = JSON.parse(
    JSON.stringify([{ title: 'A', prompts: [{ value: 'a', createdAt: new Date(0) }] }]),
  ) as Conversation[];
  const screen = await show(
    <Caught>
      <Grid aiAssistantConversations={kept} />
    </Caught>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'AI Assistant' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('toISOString is not a function');
});

claim('the message of an error is the only text that you can show to users', async () => {
  const screen = await show(<Grid />);
  await ready();
  onPrompt.mockReset().mockRejectedValue(new Error('Ask about sizes.'));
  await userEvent.click(screen.getByRole('button', { name: 'AI Assistant' }));
  await userEvent.type(screen.getByRole('textbox'), 'hello{Enter}');
  await expect.element(screen.getByText('Ask about sizes.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
  await expect.poll(() => screen.getByText('Ask about sizes.').elements().length).toBe(2);
  expect(filterItems()).toEqual([]);
});

claim('The loading overlay stays until the promise settles', async () => {
  await show(<Grid />);
  await ready();
  let end = (_: PromptResponse) => {};
  onPrompt.mockReset().mockReturnValue(new Promise((resolve) => (end = resolve)));
  const processed = api.current?.aiAssistant.processPrompt('wait');
  await expect.poll(() => document.querySelector('.MuiDataGrid-overlay')).not.toBeNull();
  end(response({}));
  await processed;
  await expect.poll(() => document.querySelector('.MuiDataGrid-overlay')).toBeNull();
});

for (const [message, part] of [
  [
    "Cannot read properties of undefined (reading 'type')",
    { filters: [{ column: 'none', operator: 'is', value: '1' }] },
  ],
  [
    "No filter operator found for column 'name' and operator value 'above'",
    { filters: [{ column: 'name', operator: 'above', value: '1' }] },
  ],
  ["Cannot use 'in' operator to search for", { select: 5 }],
  ["Cannot read properties of undefined (reading 'map')", { filters: undefined }],
  ["Cannot use 'in' operator to search for 'columns' in undefined", { pivoting: undefined }],
  ['Cannot convert undefined or null to object', { aggregation: undefined }],
] as const) {
  claim(message, async () => {
    await show(<Grid />);
    await ready();
    expect(await ask(part as unknown as Part)).toContain(message);
  });
}

claim('larger than the number of rows, with pagination those of the page', async () => {
  await show(
    <Grid
      pagination
      pageSizeOptions={[2]}
      initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
    />,
  );
  await ready();
  expect(await ask({ select: 2 })).toBe('done');
  expect(await ask({ select: 3 })).toContain("Cannot use 'in' operator to search for");
});

claim("Cannot read properties of undefined (reading 'filters')", async () => {
  await show(<Grid />);
  await ready();
  onPrompt.mockReset().mockResolvedValue(undefined as unknown as PromptResponse);
  expect(await api.current?.aiAssistant.processPrompt('a')).toMatchObject({
    message: "Cannot read properties of undefined (reading 'filters')",
  });
});

claim('An unknown column in sorting, grouping or aggregation shows no message', async () => {
  await show(<Grid />);
  await ready();
  const part = {
    sorting: [{ column: 'none', direction: 'asc' as const }],
    grouping: [{ column: 'none' }],
    aggregation: { none: 'sum' as const },
  };
  expect(await ask(part)).toBe('done');
  await ready();
});

claim('one in aggregation moves the last column to the front', async () => {
  await show(<Grid initialState={undefined} />);
  await ready();
  expect(order()).toEqual(['name', 'size', 'secret']);
  expect(await ask({ aggregation: { none: 'sum' } })).toBe('done');
  expect(order()).toEqual(['secret', 'name', 'size']);
});

claim('have no accessible name in 8.1.0', async () => {
  const screen = await show(<Grid />);
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'AI Assistant' }));
  await expect.poll(() => document.querySelector('.MuiDataGrid-aiAssistantPanel')).not.toBeNull();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  for (const name of ['Send', 'New conversation']) {
    expect(screen.getByRole('button', { name, exact: true }).elements()).toEqual([]);
  }
  await expect.element(screen.getByRole('button', { name: 'Conversation history' })).toBeVisible();
});

claim("The button in the toolbar isn't there", async () => {
  const screen = await show(<Grid aiAssistant={false} />);
  await ready();
  expect(screen.getByRole('button', { name: 'AI Assistant' }).elements()).toEqual([]);
});

test('names three methods and no more', async () => {
  await show(<Grid />);
  await ready();
  expect(Object.keys(api.current?.aiAssistant ?? {}).toSorted()).toEqual([
    'processPrompt',
    'setActiveConversationIndex',
    'setConversations',
  ]);
});

claim("An answer without a pivot doesn't", async () => {
  await show(<Grid />);
  await ready();
  await ask({ pivoting: pivot });
  expect(state().pivoting.active).toBe(true);
  await ask({ sorting: [{ column: 'size', direction: 'desc' }] });
  expect(state().pivoting.active).toBe(true);
});
