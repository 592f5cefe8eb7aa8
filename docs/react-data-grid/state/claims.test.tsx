import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridInitialState,
  type GridSortModel,
} from '@mui/x-data-grid';
import { DataGridPremium, type GridApi as PremiumApi } from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, drawn, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AskOnce from './AskOnce';
import ComeBack from './ComeBack';
import page from './index.mdx?raw';
import RenderCounts from './RenderCounts';
import RestorePart from './RestorePart';
import SavedViews from './SavedViews';
import SortedByFooter from './SortedByFooter';
import StartState from './StartState';

const claim = claimsOf(page);

const { happensInOrder } = figuresOf(page);

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const ready = () => expect.poll(() => all('[role=gridcell]').length).toBeGreaterThan(0);

const column = (field: string) =>
  all(`[role=gridcell][data-field=${field}]`).map(({ textContent }) => textContent);

const fields = () => all('[role=columnheader]').map(({ dataset }) => dataset.field);

const rows = Array.from({ length: 12 }, (_, id) => ({ id, a: `row ${id}`, b: 12 - id }));

const columns = [{ field: 'a', headerName: 'A' }, { field: 'b' }];

const api: { current: GridApi | null } = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim('Change something, save it as a view, and switch between views', async () => {
  const screen = await show(<SavedViews />);
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'Open', exact: true }));
  await expect.poll(() => [...new Set(column('status'))]).toEqual(['Open']);
  await userEvent.click(screen.getByRole('button', { name: 'Largest' }));
  await expect.poll(fields).toEqual(['customer', 'status', 'total']);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Customer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const sorted = column('customer').join();
  await userEvent.click(screen.getByRole('button', { name: 'Open', exact: true }));
  await expect.poll(() => column('customer').join()).not.toBe(sorted);
  await userEvent.click(screen.getByRole('button', { name: 'My view 1' }));
  await expect.poll(() => column('customer').join()).toBe(sorted);
});

claim('initialState sets the state the grid starts with', async () => {
  await show(<StartState />);
  await expect.poll(() => [...new Set(column('level'))]).toEqual(['Senior']);
});

claim("It's read once, when the grid mounts; changing it later has no effect", async () => {
  const sorting = (sort: 'asc' | 'desc'): GridInitialState => ({
    sorting: { sortModel: [{ field: 'b', sort }] },
  });
  const messages = consoleMessages();
  const screen = await show(<Grid initialState={sorting('asc')} />);
  await expect.poll(() => column('b')[0]).toBe('1');
  await screen.rerender(<Grid initialState={sorting('desc')} />);
  expect(column('b')[0]).toBe('1');
  expect(messages).toEqual([]);
});

claim('A model prop takes precedence over initialState', async () => {
  await show(
    <Grid
      sortModel={[{ field: 'b', sort: 'asc' }]}
      initialState={{ sorting: { sortModel: [{ field: 'b', sort: 'desc' }] } }}
    />,
  );
  await expect.poll(() => column('b')[0]).toBe('1');
});

claim('It rerenders when the value of its selector changes', async () => {
  const screen = await show(<SortedByFooter />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('by year, asc');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Year' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('by year, desc');
});

claim('It returns the current value', async () => {
  const screen = await show(<AskOnce />);
  await ready();
  await userEvent.click(screen.getByRole('columnheader', { name: 'Commodity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Build the query' }));
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('page=0 size=100 sort=name:asc filters=0');
});

claim('Before that, apiRef.current is null, and the selector throws a TypeError', () => {
  expect(() => gridSortModelSelector({ current: null })).toThrow(TypeError);
});

claim('useGridSelector has been called before the initialization of the state.', async () => {
  const messages = consoleMessages();
  function Wrong() {
    const apiRef = useGridApiRef();
    if (apiRef.current === null) apiRef.current = {} as GridApi;
    useGridSelector(apiRef as { current: GridApi }, gridSortModelSelector);
    return null;
  }
  await show(<Wrong />).catch(() => undefined);
  expect(messages.join()).toContain(
    'MUI X: `useGridSelector` has been called before the initialization of the state.',
  );
});

claim('A component rerenders when its selector returns a different value', async () => {
  await show(<RenderCounts />);
  await ready();
  const counts = () => all('li strong').map(({ textContent }) => Number(textContent));
  const [sort, selection, focus, whole] = counts() as [number, number, number, number];
  await userEvent.click(all('[role=gridcell]')[0]!);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => counts()[2]! - focus).toBe(3);
  expect(counts()[0]! - sort).toBe(0);
  expect(counts()[1]! - selection).toBe(1);
  expect(counts()[3]! - whole).toBeGreaterThan(3);
});

claim('so the component rerenders with every change of the state', async () => {
  const fresh = vi.fn();
  const compared = vi.fn();
  function Footer() {
    const apiRef = useGridApiContext();
    useGridSelector(apiRef, (ref: { current: GridApi }) => ({
      n: ref.current.state.rows.totalRowCount,
    }));
    fresh();
    return null;
  }
  function Compared() {
    const apiRef = useGridApiContext();
    useGridSelector(
      apiRef,
      (ref: { current: GridApi }) => ({ n: ref.current.state.rows.totalRowCount }),
      undefined,
      (a, b) => JSON.stringify(a) === JSON.stringify(b),
    );
    compared();
    return null;
  }
  const Both = () => (
    <>
      <Footer />
      <Compared />
    </>
  );
  await show(<Grid slots={{ footer: Both }} />);
  await ready();
  fresh.mockClear();
  compared.mockClear();
  api.current?.setCellFocus(3, 'a');
  await expect.poll(() => fresh.mock.calls.length).toBeGreaterThan(0);
  expect(compared).not.toHaveBeenCalled();
});

claim(
  "Selected rows and cells, focus, expanded rows, pivoting, the scroll position, cells being edited, and the rows themselves aren't part of it",
  async () => {
    await show(<Grid />);
    await ready();
    api.current?.selectRow(1);
    api.current?.setCellFocus(1, 'a');
    const state = api.current?.exportState();
    expect(Object.keys(state ?? {}).sort()).toEqual([
      'columns',
      'density',
      'filter',
      'pagination',
      'preferencePanel',
      'sorting',
    ]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(state ?? {})));
  },
);

claim('With exportOnlyDirtyModels: true, it leaves out parts that were never changed', async () => {
  await show(<Grid />);
  await ready();
  api.current?.sortColumn('b', 'asc');
  const state = api.current?.exportState({ exportOnlyDirtyModels: true });
  expect(state?.sorting?.sortModel).toHaveLength(1);
  expect(state?.filter).toBeUndefined();
});

claim('Sort or filter, leave the page, and come back', async () => {
  localStorage.removeItem('shipments-grid');
  const screen = await show(<ComeBack />);
  await ready();
  await userEvent.click(screen.getByRole('columnheader', { name: 'Cargo' }));
  await expect.poll(() => column('cargo')[0]).toBe('Bicycle frames');
  await userEvent.click(screen.getByRole('button', { name: 'Leave the page' }));
  await expect.element(screen.getByRole('button', { name: 'Come back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => column('cargo')[0]).toBe('Bicycle frames');
  localStorage.removeItem('shipments-grid');
});

claim("Don't save in onStateChange: it also runs whenever the focus", async () => {
  const changed = vi.fn();
  await show(<Grid onStateChange={changed} />);
  await ready();
  changed.mockClear();
  api.current?.setCellFocus(2, 'a');
  expect(changed).toHaveBeenCalled();
});

claim('The callbacks of the models run for what changes', async () => {
  const sorted = vi.fn();
  await show(<Grid onSortModelChange={sorted} />);
  await ready();
  api.current?.restoreState({ sorting: { sortModel: [{ field: 'b', sort: 'asc' }] } });
  await expect.poll(() => column('b')[0]).toBe('1');
  expect(sorted).toHaveBeenCalledOnce();
});

claim('A controlled model keeps the value of your prop', async () => {
  await show(<Grid sortModel={[]} />);
  await ready();
  api.current?.restoreState({ sorting: { sortModel: [{ field: 'b', sort: 'asc' }] } });
  expect(column('b')[0]).toBe('12');
  expect(api.current?.getSortModel()).toEqual([]);
});

claim("Parts that aren't in the object stay as they are", async () => {
  const screen = await show(<RestorePart />);
  await ready();
  const first = column('delay')[0];
  await userEvent.click(screen.getByRole('columnheader', { name: 'Delay' }));
  await userEvent.click(screen.getByRole('columnheader', { name: 'To' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset sorting' }));
  await expect.poll(() => column('delay')[0]).toBe(first);
  expect(fields()).toEqual(['destination', 'delay']);
});

claim(
  "A column that you've renamed or removed in the meantime is ignored when restoring; a new one comes last",
  async () => {
    await show(
      <Grid
        initialState={{ columns: { orderedFields: ['gone', 'b'], dimensions: { gone: {} } } }}
      />,
    );
    await ready();
    expect(fields()).toEqual(['b', 'a']);
  },
);

claim('show a loading grid until it arrives', async () => {
  function Late() {
    const [stored, setStored] = useState<GridInitialState>();
    return (
      <>
        <button
          onClick={() => setStored({ sorting: { sortModel: [{ field: 'b', sort: 'asc' }] } })}
        >
          Arrive
        </button>
        {stored ? <Grid initialState={stored} /> : <Grid key="loading" loading />}
      </>
    );
  }
  const screen = await show(<Late />);
  await userEvent.click(screen.getByText('Arrive'));
  await expect.poll(() => column('b')[0]).toBe('1');
});

claim('restoreState() with such a state keeps the current figures', async () => {
  const premium: { current: PremiumApi | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium apiRef={premium} rows={rows} columns={columns} />
    </div>,
  );
  await ready();
  const empty = premium.current?.exportState() ?? {};
  expect(Object.keys(empty)).not.toContain('aggregation');
  premium.current?.setAggregationModel({ b: 'size' });
  premium.current?.restoreState(empty);
  expect(premium.current?.state.aggregation.model).toEqual({ b: 'size' });
});

claim('in Premium row grouping and aggregation', async () => {
  const premium: { current: PremiumApi | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        apiRef={premium}
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['a'] },
          aggregation: { model: { b: 'sum' } },
          pinnedColumns: { left: ['b'] },
          pivoting: { model: { rows: [{ field: 'a' }], columns: [], values: [] } },
          cellSelection: { 1: { a: true } },
        }}
      />
    </div>,
  );
  await ready();
  const keys = Object.keys(premium.current?.exportState() ?? {});
  expect(keys).toEqual(expect.arrayContaining(['rowGrouping', 'aggregation', 'pinnedColumns']));
  expect(keys).not.toContain('pivoting');
  expect(keys).not.toContain('cellSelection');
});

claim('A part that you control or that you set in initialState is always exported', async () => {
  const dirty = () => api.current?.exportState({ exportOnlyDirtyModels: true });
  const screen = await show(
    <Grid initialState={{ sorting: { sortModel: [] }, density: 'compact' }} />,
  );
  await ready();
  expect(dirty()?.sorting).toEqual({ sortModel: [] });
  expect(dirty()?.density).toBe('compact');
  await screen.rerender(<Grid key="controlled" filterModel={{ items: [] }} />);
  await ready();
  expect(dirty()?.filter).toBeDefined();
  expect(dirty()?.columns?.orderedFields).toEqual(['a', 'b']);
});

claim('The pagination model is exported only if both the page and the page size', async () => {
  await show(<Grid pageSizeOptions={[5, 100]} />);
  await ready();
  const dirty = () => api.current?.exportState({ exportOnlyDirtyModels: true });
  api.current?.setPageSize(5);
  api.current?.setDensity('compact');
  expect(dirty()?.pagination?.paginationModel).toBeUndefined();
  expect(dirty()?.density).toBeUndefined();
  api.current?.setPage(1);
  expect(dirty()?.pagination?.paginationModel).toEqual({ page: 1, pageSize: 5 });
});

claim("Columns that arrive after the first render don't get the stored order", async () => {
  const initialState = {
    columns: { orderedFields: ['b', 'a'], dimensions: { a: { width: 180 } } },
  };
  const width = () =>
    document.querySelector('[role=columnheader][data-field=a]')?.getBoundingClientRect().width;
  const screen = await show(<Grid columns={[]} initialState={initialState} />);
  await screen.rerender(<Grid columns={columns} initialState={initialState} />);
  await expect.poll(fields).toEqual(['a', 'b']);
  expect(width()).toBe(100);
  await screen.unmount();
  await show(<Grid initialState={initialState} />);
  await expect.poll(fields).toEqual(['b', 'a']);
  expect(width()).toBe(180);
});

claim('which resets the order and the widths of columns', async () => {
  const stored: GridInitialState = {
    columns: { orderedFields: ['b', 'a'], dimensions: { b: { width: 200 } } },
  };
  const screen = await show(<Grid initialState={stored} />);
  await ready();
  expect(fields()).toEqual(['b', 'a']);
  expect(api.current?.getColumn('b').width).toBe(200);
  await screen.rerender(<Grid initialState={stored} columns={[...columns]} />);
  await expect.poll(fields).toEqual(['a', 'b']);
  expect(api.current?.getColumn('b').width).toBe(100);
});

claim("MUI X: No filter operator found for column 'a' and operator value 'gone'.", async () => {
  await show(
    <Grid
      initialState={{
        filter: { filterModel: { items: [{ field: 'gone', operator: 'contains', value: 'x' }] } },
      }}
    />,
  );
  await ready();
  expect(column('a').length).toBeGreaterThan(0);
  expect(() =>
    api.current?.setFilterModel({ items: [{ field: 'a', operator: 'gone', value: 'x' }] }),
  ).toThrow("MUI X: No filter operator found for column 'a' and operator value 'gone'.");
});

claim('Its activeConversationIndex has no effect in 8.1.0', async () => {
  const premium: { current: PremiumApi | null } = { current: null };
  const conversations = ['first', 'second'].map((title) => ({ title, prompts: [] }));
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        apiRef={premium}
        rows={rows}
        columns={columns}
        aiAssistant
        initialState={{ aiAssistant: { conversations, activeConversationIndex: 1 } }}
      />
    </div>,
  );
  await ready();
  expect(premium.current?.state.aiAssistant.conversations).toHaveLength(2);
  expect(premium.current?.state.aiAssistant.activeConversationIndex).toBe(0);
});

claim('columns with a width, minWidth, maxWidth or flex are always exported', async () => {
  const sized = [
    { field: 'a' },
    { field: 'b', flex: 1 },
    { field: 'c', minWidth: 70 },
    { field: 'd', maxWidth: 90 },
    { field: 'e', width: 80 },
  ];
  await show(<Grid columns={sized} />);
  await ready();
  const { columns: exported } = api.current?.exportState({ exportOnlyDirtyModels: true }) ?? {};
  expect(exported?.orderedFields).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(Object.keys(exported?.dimensions ?? {})).toEqual(['b', 'c', 'd', 'e']);
});

claim('useGridSelector needs a mounted grid, too', async () => {
  function First({ apiRef }: { apiRef: ReturnType<typeof useGridApiRef> }) {
    const [first] = useGridSelector(apiRef as { current: GridApi }, gridSortModelSelector);
    return <output>{first?.field ?? 'unsorted'}</output>;
  }
  function Page() {
    const apiRef = useGridApiRef();
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        {isOpen && <First apiRef={apiRef} />}
        <Grid apiRef={apiRef} />
      </>
    );
  }
  const screen = await show(<Page />);
  await ready();
  await userEvent.click(screen.getByText('Open'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('unsorted');
  await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('a');
});

happensInOrder('A click on a header, with a controlled model', async (record) => {
  let isOn = false;
  const write = (name: string) => isOn && record(name);
  function Footer() {
    const [sort] = useGridSelector(useGridApiContext(), gridSortModelSelector);
    useEffect(() => void write('useGridSelector'), [sort]);
    return null;
  }
  /** Its effect runs before those of the grid after it. */
  function Passed({ model }: { model: GridSortModel }) {
    useLayoutEffect(() => void write('sortModel'), [model]);
    return null;
  }
  function Controlled() {
    const [sortModel, setSortModel] = useState<GridSortModel>([]);
    return (
      <>
        <Passed model={sortModel} />
        <Grid
          slots={{ footer: Footer }}
          sortModel={sortModel}
          onSortModelChange={(model) => {
            write('onSortModelChange');
            setSortModel(model);
          }}
        />
      </>
    );
  }
  const screen = await show(<Controlled />);
  await ready();
  api.current?.subscribeEvent('sortModelChange', () => void write('sortModelChange'));
  isOn = true;
  await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
  await expect.poll(() => column('a')[1]).toBe('row 1');
});

claim('selectors only read current, so wrap details.api in an object', async () => {
  const seen: unknown[] = [];
  await show(
    <Grid
      checkboxSelection
      onFilterModelChange={(model, details) =>
        seen.push(
          model.items.length,
          ...gridRowSelectionIdsSelector({ current: details.api }).keys(),
        )
      }
    />,
  );
  await ready();
  api.current?.selectRow(3);
  await expect.poll(() => api.current?.isRowSelected(3)).toBe(true);
  api.current?.setFilterModel({
    items: [{ id: 1, field: 'a', operator: 'contains', value: 'row' }],
  });
  await expect.poll(() => seen).toEqual([1, 3]);
});

const byB: GridInitialState = { sorting: { sortModel: [{ field: 'b', sort: 'asc' }] } };

function Resettable({ stored }: { stored?: GridInitialState }) {
  const [resets, setResets] = useState(0);
  return (
    <>
      <button onClick={() => setResets(resets + 1)}>Reset the view</button>
      <Grid key={resets} initialState={resets === 0 ? (stored ?? byB) : byB} />
    </>
  );
}

claim('mount the grid again, with another key and your own defaults', async () => {
  const stored: GridInitialState = {
    sorting: { sortModel: [{ field: 'b', sort: 'desc' }] },
    columns: { columnVisibilityModel: { a: false } },
  };
  const screen = await show(<Resettable stored={stored} />);
  await expect.poll(() => column('b')[0]).toBe('12');
  expect(fields()).toEqual(['b']);
  api.current?.selectRow(3);
  await userEvent.click(screen.getByText('Reset the view'));
  await expect.poll(() => column('b')[0]).toBe('1');
  expect(fields()).toEqual(['a', 'b']);
  expect(all('[role=row][aria-selected=true]')).toHaveLength(0);
});

claim("and restoreState({}) doesn't either", async () => {
  await show(<Grid initialState={byB} />);
  await expect.poll(() => column('b')[0]).toBe('1');
  api.current?.restoreState({});
  await drawn();
  expect(column('b')[0]).toBe('1');
});

claim('or its component is created while your component renders', async () => {
  const created = () => {
    const Styled = styled(DataGrid)({});
    return (
      <div style={{ height: 300, width: 500 }}>
        <Styled rows={rows} columns={columns} />
      </div>
    );
  };
  const screen = await show(created());
  await expect.poll(() => column('b')[0]).toBe('12');
  await userEvent.click(screen.getByRole('columnheader', { name: 'b' }));
  await expect.poll(() => column('b')[0]).toBe('1');
  await screen.rerender(created());
  await expect.poll(() => column('b')[0]).toBe('12');
});
