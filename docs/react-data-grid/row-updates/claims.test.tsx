import { DataGrid, type GridApi, type GridValidRowModel } from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { scroller } from 'claims/grids';
import { useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import InfiniteStock from './InfiniteStock';
import LazyStock from './LazyStock';
import LiveBoard from './LiveBoard';
import OneRowAtATime from './OneRowAtATime';
import ReceiveGoods from './ReceiveGoods';

const claim = claimsOf(page);
const columns = [{ field: 'name', width: 150 }];
const makeRows = (count = 3) =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `Row ${index}` }));

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<React.ComponentProps<typeof DataGrid>>) {
  const [rows] = useState(() => makeRows());
  return (
    <div style={{ height: 260, width: 400 }}>
      <DataGrid aria-label="Small" apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const proApi: RefObject<GridApiPro | null> = { current: null };
function SmallPro(props: Partial<React.ComponentProps<typeof DataGridPro>>) {
  const [rows] = useState(() => makeRows());
  return (
    <div style={{ height: 260, width: 400 }}>
      <DataGridPro aria-label="Small" apiRef={proApi} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')].map(
    ({ dataset }) => dataset.id,
  );

claim('because it recognizes the rows by their id', async () => {
  const screen = await show(<ReceiveGoods />);
  const first = () => screen.getByRole('row').nth(1);
  await userEvent.click(screen.getByRole('gridcell').first());
  await expect.element(first()).toHaveAttribute('aria-selected', 'true');
  const before = first().element().textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Receive 10 of each' }));
  await expect.poll(() => first().element().textContent).not.toBe(before);
  await expect.element(first()).toHaveAttribute('aria-selected', 'true');
  const received = first().element().textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Add a bin' }));
  await expect.poll(() => shownIds().length).toBe(5);
  expect(first().element().textContent).toBe(received);
});

claim('Selected rows that are gone leave the selection', async () => {
  const onChange = vi.fn();
  function Host() {
    const [rows, setRows] = useState(() => makeRows());
    return (
      <>
        <button onClick={() => setRows(rows.slice(1))}>Drop</button>
        <Small rows={rows} onRowSelectionModelChange={onChange} />
      </>
    );
  }
  const screen = await show(<Host />);
  await userEvent.click(screen.getByText('Row 0'));
  await expect.poll(() => onChange.mock.lastCall?.[0].ids.size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }));
  await expect.poll(() => onChange.mock.lastCall?.[0].ids.size).toBe(0);
});

claim('a new array closes every group that', async () => {
  const tree = [
    { id: 0, name: 'Row 0', path: ['a'] },
    { id: 1, name: 'Row 1', path: ['a', 'b'] },
  ];
  const props = { treeData: true, getTreeDataPath: (row: { path?: string[] }) => row.path ?? [] };
  const screen = await show(<SmallPro {...props} rows={tree} />);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }));
  await expect.poll(shownIds).toEqual(['0', '1']);
  proApi.current?.updateRows([{ id: 2, name: 'Row 2', path: ['c'] }]);
  await expect.poll(shownIds).toEqual(['0', '1', '2']);
  await screen.rerender(<SmallPro {...props} rows={[...tree]} />);
  await expect.poll(shownIds).toEqual(['0']);
  await screen.unmount();
  const byName = {
    rows: makeRows(),
    columns,
    initialState: { rowGrouping: { model: ['name'] } },
  };
  const grouped = await show(<DataGridPremium label="Groups" {...byName} />);
  await userEvent.click(grouped.getByRole('button', { name: 'see children' }).first());
  await expect.poll(() => shownIds().length).toBe(4);
  await grouped.rerender(<DataGridPremium label="Groups" {...byName} rows={makeRows()} />);
  await expect.poll(() => shownIds().length).toBe(3);
});

claim('Detail panels stay open', async () => {
  const props = {
    getDetailPanelContent: () => <p>Details</p>,
    initialState: { detailPanel: { expandedRowIds: new Set([1]) } },
  };
  const screen = await show(<SmallPro {...props} rows={makeRows()} />);
  await expect.element(screen.getByText('Details')).toBeVisible();
  await screen.rerender(<SmallPro {...props} rows={makeRows(5)} />);
  await expect.poll(() => shownIds().length).toBeGreaterThan(3);
  await expect.element(screen.getByText('Details')).toBeVisible();
});

claim(
  'the next change of the rows prop replaces whatever setRows() or updateRows() did',
  async () => {
    function Host() {
      const [rows, setRows] = useState(() => makeRows());
      return (
        <>
          <button onClick={() => setRows(makeRows())}>Again</button>
          <Small rows={rows} />
        </>
      );
    }
    const screen = await show(<Host />);
    await expect.element(screen.getByText('Row 0')).toBeVisible();
    api.current?.updateRows([{ id: 0, name: 'Changed' }]);
    await expect.element(screen.getByText('Changed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    await expect.element(screen.getByText('Row 0')).toBeVisible();
  },
);

claim('Merges its fields into the row; fields you leave out keep their values', async () => {
  const screen = await show(<OneRowAtATime />);
  await userEvent.click(screen.getByRole('button', { name: 'Raise gold by 2.50' }));
  const gold = screen.getByRole('row', { name: 'Gold' });
  await expect.element(gold.getByText('2,650.5')).toBeVisible();
  await expect.element(gold.getByText('troy ounce')).toBeVisible();
});

claim('Adds a row at the end', async () => {
  const screen = await show(<OneRowAtATime />);
  await userEvent.click(screen.getByRole('button', { name: 'List platinum', exact: true }));
  await expect.element(screen.getByRole('gridcell', { name: 'Platinum' })).toBeVisible();
  expect(shownIds().at(-1)).toBe('XPT');
  await userEvent.click(screen.getByRole('button', { name: 'Delist platinum' }));
  await expect.element(screen.getByRole('gridcell', { name: 'Platinum' })).not.toBeInTheDocument();
});

claim("_action: 'delete' for an id that doesn't exist does nothing", async () => {
  await show(<Small />);
  await expect.poll(() => shownIds()).toEqual(['0', '1', '2']);
  api.current?.updateRows([{ id: 99, _action: 'delete' }]);
  expect(api.current?.getRowsCount()).toBe(3);
});

claim('The merge is shallow', async () => {
  await show(<Small rows={[{ id: 1, name: 'A', place: { aisle: 'A1', bin: 4 } }]} />);
  await expect.poll(() => shownIds()).toEqual(['1']);
  api.current?.updateRows([{ id: 1, place: { aisle: 'B2' } }]);
  expect(api.current?.getRow(1)).toEqual({ id: 1, name: 'A', place: { aisle: 'B2' } });
});

claim('a list of two throws MUI X: You cannot update several rows at once', async () => {
  await show(<Small />);
  const two = [
    { id: 0, name: 'A' },
    { id: 1, name: 'B' },
  ];
  expect(() => api.current?.updateRows(two)).toThrow('You cannot update several rows at once');
});

claim('Pro and Premium take any number.', async () => {
  const screen = await show(<SmallPro />);
  await expect.element(screen.getByText('Row 0')).toBeVisible();
  proApi.current?.updateRows([
    { id: 0, name: 'First' },
    { id: 1, name: 'Second' },
  ]);
  await expect.element(screen.getByText('Second')).toBeVisible();
});

claim("The grid doesn't write into your array.", async () => {
  const rows = makeRows();
  const screen = await show(<Small rows={rows} />);
  await expect.element(screen.getByText('Row 0')).toBeVisible();
  api.current?.updateRows([{ id: 0, name: 'Changed' }]);
  await expect.element(screen.getByText('Changed')).toBeVisible();
  expect(rows[0]?.name).toBe('Row 0');
  expect(api.current?.getRow(0).name).toBe('Changed');
});

claim('Several updates of one row within the interval are merged into one.', async () => {
  const screen = await show(<SmallPro throttleRowsMs={300} />);
  await expect.element(screen.getByText('Row 0')).toBeVisible();
  let applied = 0;
  proApi.current?.subscribeEvent('rowsSet', () => {
    applied += 1;
  });
  for (const name of ['One', 'Two', 'Three']) proApi.current?.updateRows([{ id: 0, name }]);
  await expect.element(screen.getByText('Three')).toBeVisible();
  expect(applied).toBeLessThanOrEqual(2);
});

claim('delete the oldest rows in the same call that adds the new ones', async () => {
  await show(<SmallPro throttleRowsMs={20} hideFooter />);
  await expect.poll(shownIds).toEqual(['0', '1', '2']);
  const ids = [0, 1, 2];
  const receive = (...arrived: number[]) => {
    ids.push(...arrived);
    const oldest = ids.splice(0, Math.max(0, ids.length - 3));
    proApi.current?.updateRows([
      ...arrived.map((id) => ({ id, name: `Row ${id}` })),
      ...oldest.map((id) => ({ id, _action: 'delete' as const })),
    ]);
  };
  receive(3);
  receive(4, 5);
  await expect.poll(shownIds).toEqual(['3', '4', '5']);
  expect(proApi.current?.getRowsCount()).toBe(3);
});

claim('another array in rows would empty the log', async () => {
  const screen = await show(<SmallPro rows={[]} />);
  await expect.poll(() => proApi.current?.getRowsCount()).toBe(0);
  proApi.current?.updateRows([{ id: 7, name: 'Row 7' }]);
  await expect.poll(shownIds).toEqual(['7']);
  await screen.rerender(<SmallPro rows={[]} />);
  await expect.poll(shownIds).toEqual([]);
});

claim('20 messages come each second, and the board changes twice', async () => {
  const screen = await show(<LiveBoard />);
  await expect.element(screen.getByText('Brent crude')).toBeVisible();
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
  });
  const board = document.querySelector('.MuiDataGrid-virtualScrollerContent') as HTMLElement;
  (screen.getByRole('switch', { name: 'Market is open' }).element() as HTMLElement).click();
  let changes = 0;
  let shown = board.textContent;
  for (let message = 0; message < 40; message += 1) {
    vi.advanceTimersByTime(50);
    await new Promise(requestAnimationFrame);
    if (board.textContent !== shown) changes += 1;
    shown = board.textContent;
  }
  // Two seconds: at once, and then every 500 ms.
  expect([4, 5]).toContain(changes);
});

claim('setRows() is throttled, too; the rows prop never is', async () => {
  const screen = await show(<SmallPro throttleRowsMs={60_000} rows={makeRows(3)} />);
  await expect.element(screen.getByText('Row 2')).toBeVisible();
  proApi.current?.updateRows([{ id: 0, name: 'First' }]);
  proApi.current?.setRows(makeRows(2));
  await new Promise(requestAnimationFrame);
  expect(shownIds()).toEqual(['0', '1', '2']);
  await screen.rerender(<SmallPro throttleRowsMs={60_000} rows={makeRows(1)} />);
  await expect.poll(() => shownIds()).toEqual(['0']);
});

claim('A row was provided without id when calling updateRows()', async () => {
  await show(<Small />);
  await expect.poll(() => shownIds().length).toBe(3);
  expect(() => api.current?.updateRows([{ name: 'Nameless' }])).toThrow(
    'A row was provided without id when calling updateRows()',
  );
});

claim('From code, apiRef.current.setLoading(true) does the same.', async () => {
  const screen = await show(<Small />);
  await expect.element(screen.getByText('Row 0')).toBeVisible();
  api.current?.setLoading(true);
  await expect.element(screen.getByRole('progressbar')).toBeInTheDocument();
});

claim('when a user scrolls to within 80 pixels of the end', async () => {
  const onEnd = vi.fn();
  await show(<SmallPro rows={makeRows(50)} onRowsScrollEnd={onEnd} />);
  await expect.poll(() => shownIds().length).toBeGreaterThan(2);
  expect(onEnd).not.toHaveBeenCalled();
  const end = scroller().scrollHeight - scroller().clientHeight;
  scroller().scrollTop = end - 70;
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ visibleRowsCount: 50 });
});

claim('each time a user scrolls to the end, even when there are no new rows', async () => {
  const onEnd = vi.fn();
  await show(<SmallPro rows={makeRows(50)} onRowsScrollEnd={onEnd} />);
  await expect.poll(() => shownIds().length).toBeGreaterThan(2);
  for (const times of [1, 2]) {
    scroller().scrollTop = scroller().scrollHeight;
    await expect.poll(() => onEnd.mock.calls.length).toBe(times);
    scroller().scrollTop = 0;
    await expect.poll(() => shownIds()[0]).toBe('0');
  }
});

claim('Scroll the list to its end', async () => {
  const screen = await show(<InfiniteStock />);
  await expect.element(screen.getByText('25 of 200 bins loaded')).toBeVisible();
  scroller().scrollTop = scroller().scrollHeight;
  await expect.element(screen.getByText('50 of 200 bins loaded')).toBeVisible();
});

claim('the callback runs without scrolling, right after the grid has mounted', async () => {
  const onEnd = vi.fn();
  await show(<SmallPro rows={makeRows(2)} onRowsScrollEnd={onEnd} />);
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
});

claim('calls onFetchRows for those that come into view', async () => {
  const screen = await show(<LazyStock />);
  await expect.element(screen.getByText('A1-01')).toBeVisible();
  scroller().scrollTop = scroller().scrollHeight / 2;
  await expect.poll(() => document.querySelector('.MuiDataGrid-cellSkeleton')).not.toBeNull();
  await expect.element(screen.getByText(/^C1-0*1$/)).toBeInTheDocument();
});

claim(
  "a progress bar above rows that are already there, and skeleton rows if it's empty",
  async () => {
    const screen = await show(<Small loading />);
    await expect.element(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(document.querySelector('.MuiDataGrid-rowSkeleton')).toBeNull();
    await screen.rerender(<Small loading rows={[]} />);
    await expect.poll(() => document.querySelector('.MuiDataGrid-rowSkeleton')).not.toBeNull();
  },
);

claim('This is what onFetchRows, which is deprecated, gets', async () => {
  const onFetchRows = vi.fn();
  const sortModel = [{ field: 'name', sort: 'asc' as const }];
  await show(
    <SmallPro
      rows={makeRows(2)}
      rowCount={50}
      rowsLoadingMode="server"
      sortingMode="server"
      filterMode="server"
      sortModel={sortModel}
      onFetchRows={onFetchRows}
    />,
  );
  await expect.poll(() => onFetchRows.mock.calls.length).toBeGreaterThan(0);
  const [params] = onFetchRows.mock.calls[0] as [Record<string, unknown>];
  expect(Object.keys(params).sort()).toEqual([
    'filterModel',
    'firstRowToRender',
    'lastRowToRender',
    'sortModel',
  ]);
  expect(params).toMatchObject({ sortModel, filterModel: { items: [] } });
});

claim('DataGrid replaces one row per call', async () => {
  await show(<Small />);
  await expect.poll(shownIds).toEqual(['0', '1', '2']);
  const replace = (...ids: number[]) =>
    (api.current as unknown as GridApiPro).unstable_replaceRows(
      0,
      ids.map((id) => ({ id })),
    );
  expect(() => replace(7, 8)).toThrow('MUI X: You cannot replace rows using');
  replace(7);
  await expect.poll(shownIds).toEqual(['7', '1', '2']);
});

claim('is not compatible with tree data and row grouping', async () => {
  await show(<SmallPro treeData getTreeDataPath={({ name }) => ['All', name]} />);
  await expect.poll(() => proApi.current?.getRowNode(0)).toBeTruthy();
  expect(() => proApi.current?.unstable_replaceRows(0, [{ id: 7 }])).toThrow(
    'is not compatible with tree data and row grouping',
  );
});

claim("If the first rows don't fill the grid, the callback runs without scrolling", async () => {
  const reached = vi.fn();
  await show(<SmallPro onRowsScrollEnd={reached} hideFooter />);
  await expect.poll(() => reached.mock.calls.length).toBe(1);
  proApi.current?.updateRows([{ id: 10, name: 'Row 10' }]);
  await expect.poll(() => reached.mock.calls.length).toBe(2);
});

claim('Your code asks for a row that has been deleted', async () => {
  await show(<Small />);
  await expect.poll(shownIds).toEqual(['0', '1', '2']);
  api.current?.updateRows([{ id: 1, _action: 'delete' }]);
  await expect.poll(shownIds).toEqual(['0', '2']);
  expect(api.current?.getRow(1)).toBeNull();
  for (const ask of [
    () => api.current?.getRowParams(1),
    () => api.current?.getCellParams(1, 'name'),
    () => api.current?.getCellValue(1, 'name'),
  ]) {
    expect(ask).toThrow('No row with id #1 found');
  }
});

claim('it leaves the selection, which the footer counts', async () => {
  const screen = await show(<ReceiveGoods />);
  const last = () => screen.getByRole('checkbox', { name: 'Select row' }).last();
  const remove = screen.getByRole('button', { name: 'Remove the last bin' });
  await userEvent.click(last());
  await expect.element(screen.getByText('1 row selected')).toBeVisible();
  await userEvent.click(remove);
  await expect.element(screen.getByText('1 row selected')).not.toBeInTheDocument();

  await screen.rerender(<ReceiveGoods keepNonExistentRowsSelected />);
  await userEvent.click(last());
  await userEvent.click(remove);
  await expect.poll(() => shownIds().length).toBe(2);
  await expect.element(screen.getByText('1 row selected')).toBeVisible();
});

claim(
  'After an edit, the update is what processRowUpdate returned, and the cell stays open',
  async () => {
    const failed = vi.fn();
    const columnsToEdit = [{ field: 'name', width: 150, editable: true }];
    const edit = async (processRowUpdate: (row: GridValidRowModel) => GridValidRowModel) => {
      const screen = await show(
        <Small
          columns={columnsToEdit}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={failed}
        />,
      );
      await userEvent.dblClick(screen.getByRole('gridcell', { name: 'Row 0' }));
      await userEvent.keyboard('{Enter}');
      return screen;
    };
    const answer = { name: 'Saved' };
    const screen = await edit(() => answer);
    await expect.poll(() => failed.mock.calls.length).toBe(1);
    expect(String(failed.mock.calls[0]?.[0])).toContain(
      'A row was provided without id when calling updateRows()',
    );
    expect(document.querySelector('.MuiDataGrid-cell--editing')).not.toBeNull();
    await screen.unmount();
    const next = await edit((newRow) => ({ ...newRow, ...answer }));
    await expect.element(next.getByRole('gridcell', { name: 'Saved' })).toBeVisible();
    expect(failed).toHaveBeenCalledOnce();
  },
);

claim('It needs Pro: DataGrid ignores it.', async () => {
  const onEnd = vi.fn();
  const given = { onRowsScrollEnd: onEnd };
  for (const [grid, calls] of [
    [<Small key="community" rows={makeRows(50)} {...given} />, 0],
    [<SmallPro key="server" rows={makeRows(50)} rowsLoadingMode="server" {...given} />, 0],
    [<SmallPro key="pages" rows={makeRows(150)} pagination {...given} />, 1],
  ] as const) {
    const screen = await show(grid);
    await expect.poll(() => shownIds().length).toBeGreaterThan(2);
    scroller().scrollTop = scroller().scrollHeight;
    await expect.poll(() => shownIds()[0]).not.toBe('0');
    if (calls === 0) await new Promise((resolve) => setTimeout(resolve, 500));
    await expect.poll(() => onEnd.mock.calls.length).toBe(calls);
    await screen.unmount();
  }
});
