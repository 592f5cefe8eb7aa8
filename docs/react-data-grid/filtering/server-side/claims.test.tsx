import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridStringOperators,
  GridPreferencePanelsValue,
  type GridApi,
  type GridFilterInputValueProps,
  type GridFilterItem,
  type GridFilterModel,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { useEffect, useState, type ComponentProps, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import FilteredByServer from './FilteredByServer';

const claim = claimsOf(page);
const rows = [
  { id: 1, name: 'Ada', born: new Date(1983, 4, 4) },
  { id: 2, name: 'Bo', born: new Date(1990, 1, 1) },
];
const columns = [
  { field: 'name', width: 120 },
  { field: 'born', type: 'date' as const, width: 140 },
];

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 260, width: 420 }}>
      <DataGrid
        label="Small"
        apiRef={api}
        rows={rows}
        columns={columns}
        filterMode="server"
        {...props}
      />
    </div>
  );
}
/** What a column shows, from the top. */
const shown = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );

claim('The demo starts with the loans of one branch.', async () => {
  const screen = await show(<FilteredByServer />);
  await expect.poll(() => [...new Set(shown('branch'))]).toEqual(['Harbor']);
  await expect.element(screen.getByRole('status')).toHaveTextContent('filter=branch:is:Harbor');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.fill(screen.getByRole('searchbox'), 'nothing has this title');
  await expect.element(screen.getByRole('status')).toHaveTextContent('search=nothing');
  await expect.poll(() => shown('title')).toEqual([]);
});

claim('the grid shows the rows it gets', async () => {
  const change = vi.fn();
  await show(<Small onFilterModelChange={change} />);
  await expect.poll(() => shown('name').length).toBe(2);
  api.current?.setQuickFilterValues(['ada']);
  await expect.poll(() => change.mock.calls.length).toBe(1);
  expect(shown('name')).toEqual(['Ada', 'Bo']);
});

claim('the panel adds items before users fill them in', async () => {
  const change = vi.fn();
  await show(<Small onFilterModelChange={change} />);
  await expect.poll(() => shown('name').length).toBe(2);
  api.current?.showFilterPanel('name');
  await expect.poll(() => change.mock.calls.length).toBe(1);
  const model = change.mock.lastCall?.[0] as GridFilterModel;
  expect(model.items).toHaveLength(1);
  expect(model.items[0]?.value).toBeUndefined();
});

claim('Expect a Date at midnight UTC of the chosen day', async () => {
  const change = vi.fn();
  const screen = await show(<Small onFilterModelChange={change} />);
  await expect.poll(() => shown('name').length).toBe(2);
  api.current?.showFilterPanel('born');
  const input = screen.getByLabelText('Value');
  await userEvent.fill(input, '2026-05-04');
  await expect
    .poll(() => (change.mock.lastCall?.[0] as GridFilterModel | undefined)?.items[0]?.value)
    .toBeInstanceOf(Date);
  const model = change.mock.lastCall?.[0] as GridFilterModel;
  expect(JSON.stringify(model.items[0]?.value)).toBe('"2026-05-04T00:00:00.000Z"');
});

claim("The grid doesn't call the getApplyFilterFn of the operators", async () => {
  const getApplyFilterFn = vi.fn(() => null);
  const own = [
    { field: 'name', filterOperators: [{ value: 'any', label: 'any', getApplyFilterFn }] },
  ];
  const items = [{ id: 1, field: 'name', operator: 'any', value: 'x' }];
  await show(<Small columns={own} filterModel={{ items }} />);
  await expect.poll(() => shown('name').length).toBe(2);
  expect(getApplyFilterFn).not.toHaveBeenCalled();
});

claim("The grid sets filterMode to 'server' and", async () => {
  const getRows = vi.fn((_: GridGetRowsParams) => Promise.resolve({ rows, rowCount: 2 }));
  await show(<Small rows={undefined} filterMode={undefined} dataSource={{ getRows }} />);
  await expect.poll(() => shown('name').length).toBe(2);
  const filterModel = { items: [{ id: 1, field: 'name', operator: 'equals', value: 'bo' }] };
  api.current?.setFilterModel(filterModel);
  await expect.poll(() => getRows.mock.lastCall?.[0].filterModel).toEqual(filterModel);
  expect(Object.keys(getRows.mock.lastCall?.[0] ?? {})).toEqual(
    expect.arrayContaining(['sortModel', 'paginationModel']),
  );
  expect(shown('name')).toEqual(['Ada', 'Bo']);
});

claim('the grid filters the rows from the server again', async () => {
  const items = [{ id: 1, field: 'name', operator: 'equals', value: 'bo' }];
  await show(<Small filterMode="client" filterModel={{ items }} />);
  await expect.poll(() => shown('name')).toEqual(['Bo']);
});

claim('the grid goes back to the first page by itself', async () => {
  const page = vi.fn();
  await show(
    <Small
      paginationMode="server"
      rowCount={40}
      pageSizeOptions={[2]}
      initialState={{ pagination: { paginationModel: { page: 7, pageSize: 2 } } }}
      onPaginationModelChange={page}
    />,
  );
  await expect.poll(() => shown('name').length).toBe(2);
  expect(api.current?.state.pagination.paginationModel.page).toBe(7);
  const item = { id: 1, field: 'name', operator: 'contains' };
  api.current?.upsertFilterItem(item);
  expect(page).not.toHaveBeenCalled();
  api.current?.upsertFilterItem({ ...item, value: 'b' });
  await expect.poll(() => page.mock.lastCall?.[0].page as number).toBe(0);
});

claim('With isAnyOf, a typed value is added only when the user presses Enter', async () => {
  const change = vi.fn();
  const items = [{ id: 1, field: 'name', operator: 'isAnyOf' }];
  const screen = await show(
    <Small
      filterDebounceMs={0}
      initialState={{ filter: { filterModel: { items } } }}
      onFilterModelChange={change}
    />,
  );
  await expect.poll(() => shown('name').length).toBe(2);
  api.current?.showFilterPanel();
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await userEvent.keyboard('Bo');
  await expect.element(screen.getByRole('option', { name: 'Bo' })).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => change.mock.lastCall?.[0].items[0].value).toEqual(['Bo']);
});

claim('send it when users close the panel', async () => {
  const sent: string[] = [];
  function Loans() {
    const [model, setModel] = useState<GridFilterModel>({ items: [] });
    return (
      <>
        <button>Outside</button>
        <Small
          filterDebounceMs={0}
          filterModel={model}
          onFilterModelChange={setModel}
          onPreferencePanelClose={() => sent.push(String(model.items[0]?.value))}
        />
      </>
    );
  }
  const screen = await show(<Loans />);
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo']);
  api.current?.showFilterPanel('name');
  await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), 'Bo');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  await expect.poll(() => sent).toEqual(['Bo']);
  api.current?.showPreferences(GridPreferencePanelsValue.columns);
  await expect.element(screen.getByRole('checkbox').first()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  await expect.poll(() => sent).toEqual(['Bo', 'Bo']);
});

claim("Typing in the search field doesn't change items, so load isn't called.", async () => {
  const loaded: GridFilterItem[][] = [];
  const filterOperators = getGridStringOperators().map((operator) => ({
    ...operator,
    getApplyFilterFn: () => null,
  }));
  const onServer = [{ field: 'name', filterOperators }];
  function Loans() {
    const [model, setModel] = useState<GridFilterModel>({ items: [] });
    const { items } = model;
    useEffect(() => void loaded.push(items), [items]);
    return (
      <Small
        columns={onServer}
        filterMode="client"
        filterModel={model}
        onFilterModelChange={setModel}
      />
    );
  }
  await show(<Loans />);
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo']);
  const before = loaded.length;
  api.current?.setQuickFilterValues(['bo']);
  await expect.poll(() => shown('name')).toEqual(['Bo']);
  expect(loaded).toHaveLength(before);
  const item = { id: 1, field: 'name', operator: 'contains', value: 'Ada' };
  api.current?.setFilterModel({ items: [item] });
  await expect.poll(() => loaded.at(-1)).toEqual([item]);
  expect(shown('name')).toEqual(['Ada', 'Bo']);
});

function AppliedOnEnter({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [text, setText] = useState<string>(item.value ?? '');
  return (
    <TextField
      label="Value"
      value={text}
      inputRef={focusElementRef}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') applyValue({ ...item, value: text });
      }}
    />
  );
}
const appliedOnEnter = getGridStringOperators()
  .filter(({ value }) => value !== 'isAnyOf')
  .map((operator) =>
    operator.InputComponent ? { ...operator, InputComponent: AppliedOnEnter } : operator,
  );

claim('keeps what users type, and applies it when they press Enter', async () => {
  const change = vi.fn();
  const screen = await show(
    <Small
      columns={[{ field: 'name', filterOperators: appliedOnEnter }]}
      filterDebounceMs={0}
      onFilterModelChange={change}
    />,
  );
  await expect.poll(() => api.current).not.toBeNull();
  api.current?.showFilterPanel('name');
  const field = screen.getByRole('textbox', { name: 'Value' });
  await userEvent.fill(field, 'Bo');
  await expect.element(field).toHaveValue('Bo');
  const applied = () => change.mock.calls.map(([{ items }]) => items[0]?.value);
  expect(applied().filter(Boolean)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => applied().filter(Boolean)).toEqual(['Bo']);
  await expect.element(field).toHaveFocus();
});

claim("What's typed but not applied is lost when the panel closes.", async () => {
  const screen = await show(
    <Small columns={[{ field: 'name', filterOperators: appliedOnEnter }]} />,
  );
  await expect.poll(() => api.current).not.toBeNull();
  api.current?.showFilterPanel('name');
  const field = screen.getByRole('textbox', { name: 'Value' });
  await userEvent.fill(field, 'Bo');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  api.current?.showFilterPanel('name');
  await expect.element(field).toHaveValue('');
});
