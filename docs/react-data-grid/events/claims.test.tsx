import {
  DataGrid,
  useGridApiContext,
  useGridEvent,
  useGridEventPriority,
  type DataGridProps,
  type GridApi,
  type GridEvents,
} from '@mui/x-data-grid';
import { claimsOf, consoleMessages, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { useEffect } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ClickedRow from './ClickedRow';
import EditByEnter from './EditByEnter';
import HoveredName from './HoveredName';
import page from './index.mdx?raw';
import LiveLog from './LiveLog';
import ScrollFooter from './ScrollFooter';

const claim = claimsOf(page);

const { happensInOrder } = figuresOf(page);

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const cell = async (index = 0) => {
  await expect.poll(() => all('[role=gridcell]').length).toBeGreaterThan(index);
  return all('[role=gridcell]')[index] as HTMLElement;
};

const rows = Array.from({ length: 30 }, (_, id) => ({ id, a: `row ${id}` }));

const columns = [{ field: 'a', headerName: 'A', editable: true }];

let log: string[] = [];

const api: { current: GridApi | null } = { current: null };

const nothing: GridEvents[] = [];

interface LoggedProps extends Partial<DataGridProps> {
  watched?: GridEvents[];
  isFirst?: boolean;
}

/** A grid that writes to `log` which events fire. */
function Logged({ watched = nothing, isFirst = true, ...props }: LoggedProps) {
  useEffect(() => {
    log = [];
    const stops = watched.map((name) =>
      api.current?.subscribeEvent(name, () => void log.push(name), { isFirst }),
    );
    return () => stops.forEach((stop) => stop?.());
  }, [watched, isFirst]);
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} hideFooter {...props} />
    </div>
  );
}

const clicks: GridEvents[] = [
  'cellMouseDown',
  'cellMouseUp',
  'cellClick',
  'rowClick',
  'rowSelectionChange',
  'cellDoubleClick',
  'rowDoubleClick',
  'cellEditStart',
  'cellKeyDown',
  'cellKeyUp',
];

claim('see what fires in which order', async () => {
  const screen = await show(
    <div style={{ width: 358 }}>
      <LiveLog />
    </div>,
  );
  const box = screen.getByRole('log');
  await userEvent.click(await cell());
  await expect.element(box).toHaveTextContent('cellMouseDowncellMouseUp');
  await userEvent.click(screen.getByRole('button', { name: 'Clear log' }));
  await expect.element(box).toHaveTextContent('Click, type, sort, resize …');

  // The longest sequence is there from its beginning to its end, without scrolling.
  await userEvent.dblClick(await cell(2));
  await expect
    .element(box)
    .toHaveTextContent(/^cellMouseDown.*cellMouseDown.*cellDoubleClick.*rowDoubleClick$/);
  expect(box.element().scrollHeight).toBeLessThanOrEqual(box.element().clientHeight);
});

claim('A click on a cell ends here.', async () => {
  await show(<Logged watched={clicks} />);
  await userEvent.click(await cell());
  await expect.poll(() => log.at(-1)).toBe('rowSelectionChange');
});

happensInOrder('A double-click on an editable cell', async (record) => {
  await show(<Logged watched={clicks} />);
  await userEvent.dblClick(await cell());
  await expect.poll(() => log).toContain('rowDoubleClick');
  expect(log.filter((name) => name === 'cellClick')).toHaveLength(2);
  new Set(log).forEach(record);
});

claim('| cellKeyDown, cellEditStart, cellKeyUp |', async () => {
  await show(<Logged watched={clicks} />);
  await userEvent.click(await cell());
  log.length = 0;
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => log).toEqual(['cellKeyDown', 'cellEditStart', 'cellKeyUp']);
});

claim("Without it you'd see the consequences first", async () => {
  await show(<Logged watched={clicks} isFirst={false} />);
  await userEvent.dblClick(await cell());
  await expect
    .poll(() => log.slice(-3))
    .toEqual(['cellEditStart', 'cellDoubleClick', 'rowDoubleClick']);
});

claim('| Click a header | columnHeaderClick, sortModelChange |', async () => {
  const screen = await show(<Logged watched={['columnHeaderClick', 'sortModelChange']} />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
  await expect.poll(() => log).toEqual(['columnHeaderClick', 'sortModelChange']);
});

claim(
  '| A prop such as onRowClick | Where the grid is rendered | Before the grid reacts |',
  async () => {
    const seen: string[] = [];
    await show(
      <Logged
        onCellClick={() => seen.push('click')}
        onRowSelectionModelChange={() => seen.push('selected')}
      />,
    );
    await userEvent.click(await cell());
    expect(seen).toEqual(['click', 'selected']);
  },
);

claim('The most common events have a prop of the same name', async () => {
  const screen = await show(<ClickedRow />);
  await userEvent.click(await cell());
  await expect.element(screen.getByRole('status')).toHaveTextContent('hangs in');
});

claim('The grid always calls the handler from the last render', async () => {
  const seen: string[] = [];
  function Footer({ className }: { className?: string }) {
    const apiRef = useGridApiContext();
    useGridEvent(apiRef, 'cellClick', () => seen.push(String(className)));
    return null;
  }
  const slots = { footer: Footer };
  const grid = (className: string) => (
    <Logged hideFooter={false} slots={slots} slotProps={{ footer: { className } }} />
  );
  const screen = await show(grid('first'));
  await screen.rerender(grid('second'));
  await userEvent.click(await cell());
  expect(seen).toEqual(['second']);
});

claim('the hook takes the apiRef from the context', async () => {
  const screen = await show(<ScrollFooter />);
  await cell();
  all('.MuiDataGrid-virtualScroller')[0]!.scrollTop = 100000;
  await expect.element(screen.getByText('100 % scrolled')).toBeVisible();
});

claim("Its handler isn't called for an event that another handler has prevented", async () => {
  const hook = vi.fn();
  const first = vi.fn();
  const subscribed = vi.fn();
  function Footer() {
    const apiRef = useGridApiContext();
    useGridEvent(apiRef, 'cellClick', hook);
    useGridEventPriority(apiRef, 'rowClick', first);
    useEffect(() => apiRef.current.subscribeEvent('cellClick', subscribed), [apiRef]);
    return null;
  }
  await show(
    <Logged
      hideFooter={false}
      slots={{ footer: Footer }}
      onCellClick={(_params, event) => {
        event.defaultMuiPrevented = true;
      }}
    />,
  );
  await userEvent.click(await cell());
  expect(first).toHaveBeenCalledOnce();
  expect(hook).not.toHaveBeenCalled();
  expect(subscribed).toHaveBeenCalledOnce();
});

claim('The method returns a function that ends the subscription.', async () => {
  const screen = await show(<HoveredName />);
  await userEvent.hover(await cell());
  await expect.element(screen.getByText('Brent crude')).toBeVisible();
});

claim("Without isFirst, it's too late", async () => {
  const prevented: boolean[] = [];
  for (const isFirst of [false, true]) {
    const screen = await show(<Logged key={String(isFirst)} />);
    await cell();
    api.current?.subscribeEvent(
      'columnHeaderClick',
      (_params, event) => {
        event.defaultMuiPrevented = true;
      },
      { isFirst },
    );
    await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
    prevented.push(api.current?.getSortModel().length === 0);
    await screen.unmount();
  }
  expect(prevented).toEqual([false, true]);
});

claim("so publishEvent('columnHeaderClick', …) sorts", async () => {
  await show(<Logged />);
  await cell();
  api.current?.publishEvent(
    'columnHeaderClick',
    api.current.getColumnHeaderParams('a'),
    new MouseEvent('click') as never,
  );
  expect(api.current?.getSortModel()).toEqual([{ field: 'a', sort: 'asc' }]);
});

claim('Here a double-click no longer starts editing; Enter still does', async () => {
  await show(<EditByEnter />);
  await userEvent.dblClick(await cell());
  expect(all('[role=gridcell] input')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => all('[role=gridcell] input').length).toBe(1);
});

claim('| rowClick | Selecting the row |', async () => {
  await show(
    <Logged
      onRowClick={(_params, event) => {
        event.defaultMuiPrevented = true;
      }}
    />,
  );
  await userEvent.click(await cell());
  expect(all('[role=row][aria-selected=true]')).toEqual([]);
});

claim('All keys of a cell: moving, editing, selecting, pasting; copying still works', async () => {
  const copied = vi.fn();
  await show(
    <Logged
      onCellKeyDown={(_params, event) => {
        event.defaultMuiPrevented = true;
      }}
      onClipboardCopy={copied}
      disableRowSelectionOnClick
    />,
  );
  const first = await cell();
  await userEvent.click(first);
  await userEvent.keyboard('{ArrowDown}{Enter}{Shift>} {/Shift}');
  expect(document.activeElement).toBe(first);
  expect(all('[role=gridcell] input')).toEqual([]);
  expect(all('[role=row][aria-selected=true]')).toEqual([]);
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => copied.mock.calls.length).toBe(1);
});

claim('selecting, pasting; copying still works', async () => {
  const { DataGridPremium } = await import('@mui/x-data-grid-premium');
  const started = vi.fn();
  const pastesWith = async (defaultMuiPrevented: boolean) => {
    const screen = await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          onCellKeyDown={(_params, event) => {
            event.defaultMuiPrevented = defaultMuiPrevented;
          }}
          onClipboardPasteStart={started}
        />
      </div>,
    );
    await userEvent.click(await cell());
    const key = { key: 'v', keyCode: 86, ctrlKey: true, bubbles: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await screen.unmount();
    return started.mock.calls.length;
  };
  expect(await pastesWith(true)).toBe(0);
  expect(await pastesWith(false)).toBe(1);
});

claim('keeps the click from the row', async () => {
  const row = vi.fn();
  const around = vi.fn();
  await show(
    <div role="presentation" onClick={around}>
      <Logged onCellClick={(_params, event) => event.stopPropagation()} onRowClick={row} />
    </div>,
  );
  await userEvent.click(await cell());
  expect(row).not.toHaveBeenCalled();
  expect(around).not.toHaveBeenCalled();
});

claim('only affects the browser, and the grid ignores it', async () => {
  await show(<Logged onCellDoubleClick={(_params, event) => event.preventDefault()} />);
  await userEvent.dblClick(await cell());
  await expect.poll(() => all('[role=gridcell] input').length).toBe(1);
});

claim("rowClick doesn't fire for a click in the checkbox column", async () => {
  await show(<Logged watched={clicks} checkboxSelection />);
  await cell();
  await userEvent.click(all('[role=gridcell] input')[0]!);
  await expect.poll(() => log).toContain('rowSelectionChange');
  expect(log).not.toContain('rowClick');
});

claim('on the arrow of a group or a tree row', async () => {
  const { DataGridPro } = await import('@mui/x-data-grid-pro');
  const clicked = vi.fn();
  const screen = await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPro
        treeData
        getTreeDataPath={({ path }) => path}
        rows={[
          { id: 1, path: ['A'] },
          { id: 2, path: ['A', 'B'] },
        ]}
        columns={[{ field: 'id' }]}
        onRowClick={clicked}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'see children' }));
  await expect.element(screen.getByRole('button', { name: 'hide children' })).toBeVisible();
  expect(clicked).not.toHaveBeenCalled();
});

claim("If you ignore the change, the event doesn't fire.", async () => {
  const sorting: GridEvents[] = ['sortModelChange'];
  const called = vi.fn();
  const screen = await show(<Logged watched={sorting} sortModel={[]} onSortModelChange={called} />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
  await expect.poll(() => called.mock.calls.length).toBe(1);
  expect(log).toEqual([]);
  await screen.rerender(
    <Logged
      watched={sorting}
      sortModel={[{ field: 'a', sort: 'asc' }]}
      onSortModelChange={called}
    />,
  );
  await expect.poll(() => log).toEqual(['sortModelChange']);
  expect(called).toHaveBeenCalledOnce();
});

claim('stateChange fires often: with every change of the state, including the focus', async () => {
  await show(<Logged watched={['stateChange']} />);
  await cell();
  log.length = 0;
  api.current?.setCellFocus(1, 'a');
  expect(log.length).toBeGreaterThan(0);
});

claim('report both the columns panel and the filter panel', async () => {
  const open = vi.fn();
  const close = vi.fn();
  const screen = await show(
    <Logged showToolbar onPreferencePanelOpen={open} onPreferencePanelClose={close} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await expect.poll(() => open.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

claim('in the Community plan details is empty, although its type has an api', async () => {
  const onCellClick = vi.fn();
  const onSortModelChange = vi.fn();
  const screen = await show(
    <Logged onCellClick={onCellClick} onSortModelChange={onSortModelChange} />,
  );
  await userEvent.click(await cell());
  expect(onCellClick.mock.lastCall?.[2]).toEqual({});
  expect(onCellClick.mock.lastCall?.[0].api.getRow(0)).toEqual(rows[0]);
  await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
  expect(onSortModelChange.mock.lastCall?.[1].api.getRow(0)).toEqual(rows[0]);
  const { DataGridPremium } = await import('@mui/x-data-grid-premium');
  const onClick = vi.fn();
  await screen.rerender(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium rows={rows} columns={columns} onCellClick={onClick} hideFooter />
    </div>,
  );
  await userEvent.click(await cell());
  expect(onClick.mock.lastCall?.[2].api.getRow(0)).toEqual(rows[0]);
});

claim("in a cell of the type actions, in a cell that's being edited", async () => {
  await show(
    <Logged
      watched={clicks}
      columns={[...columns, { field: 'do', type: 'actions', getActions: () => [] }]}
    />,
  );
  await cell();
  await userEvent.click(all('[role=gridcell][data-field=do]')[0]!);
  await userEvent.dblClick(all('[role=gridcell][data-field=a]')[0]!);
  await expect.poll(() => all('[role=gridcell] input').length).toBe(1);
  log.length = 0;
  await userEvent.click(all('[role=gridcell] input')[0]!);
  await expect.poll(() => log).toContain('cellClick');
  expect(log).not.toContain('rowClick');
});

claim('The first click also fires cellFocusIn, and cellFocusOut', async () => {
  const focus: GridEvents[] = ['cellFocusIn', 'cellFocusOut', 'cellClick'];
  await show(<Logged watched={focus} />);
  await userEvent.click(await cell());
  await userEvent.click(await cell(2));
  await expect.poll(() => log.filter((name) => name === 'cellFocusIn')).toHaveLength(2);
  expect(log).toContain('cellFocusOut');
  log.length = 0;
  await userEvent.click(await cell(2));
  await expect.poll(() => log).toEqual(['cellClick']);
});

claim('Starting to edit by key or double-click; your code still can', async () => {
  const start = vi.fn((_params: unknown, event: { defaultMuiPrevented?: boolean }) => {
    event.defaultMuiPrevented = true;
  });
  await show(<Logged onCellEditStart={start} />);
  await userEvent.dblClick(await cell());
  await userEvent.keyboard('{Enter}x');
  await expect.poll(() => start.mock.calls.length).toBe(3);
  expect(all('[role=gridcell] input')).toEqual([]);
  api.current?.startCellEditMode({ id: 0, field: 'a' });
  await expect.poll(() => all('[role=gridcell] input').length).toBe(1);
  expect(start).toHaveBeenCalledTimes(3);
});

claim('Ending the edit by key or click; your code still can', async () => {
  const stop = vi.fn((_params: unknown, event: { defaultMuiPrevented?: boolean }) => {
    event.defaultMuiPrevented = true;
  });
  await show(<Logged onCellEditStop={stop} />);
  await userEvent.dblClick(await cell());
  await expect.poll(() => all('[role=gridcell] input').length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await cell(2));
  await expect.poll(() => stop.mock.calls.length).toBeGreaterThan(1);
  expect(all('[role=gridcell] input')).toHaveLength(1);
  api.current?.stopCellEditMode({ id: 0, field: 'a' });
  await expect.poll(() => all('[role=gridcell] input')).toEqual([]);
});

claim('Possible EventEmitter memory leak detected. 21 cellClick listeners added.', async () => {
  const messages = consoleMessages();
  await show(<Logged />);
  await cell();
  for (let index = 0; index <= 20; index += 1) {
    api.current?.subscribeEvent('cellDoubleClick', () => index);
  }
  expect(messages.join()).toContain('Possible EventEmitter memory leak detected.');
});

claim('and for filters and pages also the reason of the change', async () => {
  const filtered = vi.fn();
  const sorted = vi.fn();
  const paged = vi.fn();
  await show(
    <Logged
      onFilterModelChange={filtered}
      onSortModelChange={sorted}
      onPaginationModelChange={paged}
      pageSizeOptions={[5, 100]}
    />,
  );
  await cell();
  api.current?.upsertFilterItem({ field: 'a', operator: 'contains', value: 'row' });
  api.current?.sortColumn('a', 'asc');
  api.current?.setPaginationModel({ page: 1, pageSize: 5 });
  const reasonOf = ({ mock }: typeof filtered) => mock.lastCall?.[1].reason as unknown;
  expect([filtered, paged, sorted].map(reasonOf)).toEqual([
    'upsertFilterItem',
    'setPaginationModel',
    undefined,
  ]);
});
