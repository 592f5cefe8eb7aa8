import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  type DataGridProProps,
  type GridApi,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { claimsOf, drawn, show } from 'claims';
import { figuresOf } from 'claims/figures';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import CountedLater from './CountedLater';
import EndlessList from './EndlessList';
import FailedRange from './FailedRange';
import page from './index.mdx?raw';
import Throttled from './Throttled';
import WholeList from './WholeList';

const claim = claimsOf(page);
const { changesState } = figuresOf(page);

const makeRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));
const api: RefObject<GridApi | null> = { current: null };

/** A source of `count` rows; `known`: whether it tells how many there are. */
function makeSource(count = 500, known = true) {
  const rows = makeRows(count);
  const getRows = vi.fn(({ start, end }: GridGetRowsParams) =>
    Promise.resolve({
      rows: rows.slice(Number(start), end + 1),
      rowCount: known ? count : -1,
    }),
  );
  return { getRows } satisfies GridDataSource;
}

const Small = ({ pageSize = 20, ...props }: Partial<DataGridProProps> & { pageSize?: number }) => (
  <div style={{ height: 400, width: 500 }}>
    <DataGridPro
      apiRef={api}
      columns={[{ field: 'name', width: 160 }]}
      lazyLoading
      lazyLoadingRequestThrottleMs={0}
      initialState={{ pagination: { paginationModel: { pageSize } } }}
      {...props}
    />
  </div>
);

const cells = (field = 'name') =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );
const footer = () => document.querySelector('.MuiDataGrid-footerContainer')?.textContent ?? '';
const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
const content = () =>
  document.querySelector('.MuiDataGrid-virtualScrollerContent') as HTMLElement | null;
/** Ranges that were asked for. */
const asked = ({ getRows }: ReturnType<typeof makeSource>) =>
  getRows.mock.calls.map(([{ start, end }]) => [start, end]);

claim('the scrollbar has its final size from the start', async () => {
  const screen = await show(<WholeList />);
  await expect.poll(footer).toBe('Total Rows: 1,240');
  await expect.poll(() => content()?.clientHeight).toBe(1240 * 36);
  scroller().scrollTop = 20_000;
  await expect.element(screen.getByRole('log')).toHaveTextContent(/200 GET \/loans\?start=540/);
  await expect.poll(() => cells('id')).toContain('5561');
});

claim('both included. paginationModel stays at page 0', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 100;
  await expect.poll(() => cells()).toContain('Row 101');
  expect(asked(source)[0]).toEqual([0, 19]);
  expect(source.getRows.mock.lastCall?.[0].paginationModel?.page).toBe(0);
});

claim('The grid requests rows in steps of the page size, 100 by default', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} initialState={undefined} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 250;
  await expect.poll(() => cells()).toContain('Row 251');
  expect(asked(source)).toEqual([
    [0, 99],
    [200, 299],
  ]);
});

claim('If the rows in view belong to two steps, the grid requests both at once', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 96;
  await expect.poll(() => cells()).toContain('Row 97');
  expect(asked(source).at(-1)).toEqual([80, 119]);
});

claim('it takes the others from the cache', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 105;
  await expect.poll(() => cells()).toContain('Row 106');
  const count = source.getRows.mock.calls.length;
  scroller().scrollTop = 0;
  await expect.poll(() => cells()[0]).toBe('Row 1');
  expect(source.getRows).toHaveBeenCalledTimes(count);
});

claim("or asks for them again if they're no longer there", async () => {
  const source = makeSource();
  await show(<Small dataSource={source} dataSourceCache={null} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 105;
  await expect.poll(() => cells()).toContain('Row 106');
  expect(api.current?.getRow(1)).toBeNull();
  scroller().scrollTop = 0;
  await expect.poll(() => cells()[0]).toBe('Row 1');
  expect(asked(source).map(([start]) => start)).toEqual([0, 100, 0]);
});

claim('Otherwise rows are removed from the selection when they scroll away', async () => {
  for (const isKept of [false, true]) {
    const screen = await show(
      <Small dataSource={makeSource()} checkboxSelection keepNonExistentRowsSelected={isKept} />,
    );
    await expect.poll(() => cells()[0]).toBe('Row 1');
    api.current?.selectRow(1);
    scroller().scrollTop = 52 * 105;
    await expect.poll(() => cells()).toContain('Row 106');
    scroller().scrollTop = 0;
    await expect.poll(() => cells()[0]).toBe('Row 1');
    expect(api.current?.isRowSelected(1)).toBe(isKept);
    await screen.unmount();
  }
});

claim('when the new rows come from the cache, the late rows replace them', async () => {
  let answer = () => {};
  const rows = makeRows(500);
  const getRows = vi.fn(async ({ start, end, sortModel }: GridGetRowsParams) => {
    const isSorted = sortModel.length > 0;
    if (isSorted) {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    }
    const all = isSorted ? rows.toReversed() : rows;
    return { rows: all.slice(Number(start), end + 1), rowCount: 500 };
  });
  await show(<Small dataSource={{ getRows }} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  api.current?.setSortModel([{ field: 'name', sort: 'desc' }]);
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
  const isLoading = () => document.querySelector('[role=progressbar]') !== null;
  await expect.poll(isLoading).toBe(true);
  api.current?.setSortModel([]);
  await expect.poll(isLoading).toBe(false);
  answer();
  await expect.poll(() => cells()[0]).toBe('Row 500');
  expect(getRows).toHaveBeenCalledTimes(2);
});

claim('Sorting or filtering scrolls to the top and requests the first step', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 105;
  await expect.poll(() => cells()).toContain('Row 106');
  api.current?.setSortModel([{ field: 'name', sort: 'asc' }]);
  await expect.poll(() => scroller().scrollTop).toBe(0);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  expect(asked(source).at(-1)).toEqual([0, 19]);
  expect(api.current?.getAllRowIds()).toHaveLength(20);
});

claim('The grid waits 500 ms after the first change', async () => {
  const wait = vi.spyOn(window, 'setTimeout');
  const source = makeSource();
  // The prop is left out: `undefined` isn't the default.
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro
        apiRef={api}
        columns={[{ field: 'name', width: 160 }]}
        dataSource={source}
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
      />
    </div>,
  );
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 100;
  await expect.poll(() => cells().every((text) => text === '')).toBe(true);
  scroller().scrollTop = 52 * 304;
  await expect.poll(() => cells()).toContain('Row 305');
  expect(wait.mock.calls.map(([, time]) => time)).toContain(500);
  wait.mockRestore();
  // Nothing was asked for the rows around the 101st.
  expect(asked(source).map(([start]) => start)).toEqual([0, 300]);
});

claim('With 0, each change sends a request', async () => {
  const screen = await show(<Throttled />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Requests: 1');
  await expect.poll(() => cells('card')[0]).toMatch(/^R-/);
  await userEvent.click(screen.getByRole('button', { name: '0 ms', exact: true }));
  scroller().scrollTop = 10_000;
  await expect.element(screen.getByRole('status')).toHaveTextContent('Requests: 2');
  scroller().scrollTop = 20_000;
  await expect.element(screen.getByRole('status')).toHaveTextContent('Requests: 3');
});

/** A source of 500 rows that holds the answers for rows 101 and following back until `answer`. */
function makeLateSource() {
  const rows = makeRows(500);
  const waiting: (() => void)[] = [];
  const getRows = vi.fn(async ({ start, end }: GridGetRowsParams) => {
    if (start === 100) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    return { rows: rows.slice(Number(start), end + 1), rowCount: 500 };
  });
  return { getRows, answer: () => waiting.forEach((resolve) => resolve()) };
}

claim('only the answer to the newest request is shown', async () => {
  const { getRows, answer } = makeLateSource();
  await show(<Small dataSource={{ getRows }} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 105;
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
  scroller().scrollTop = 52 * 305;
  await expect.poll(() => cells()).toContain('Row 306');
  answer();
  await Promise.resolve();
  scroller().scrollTop = 52 * 405;
  await expect.poll(() => cells()).toContain('Row 406');
  expect(api.current?.getRow(106)).toBeNull();
});

/** Scrolls to row 151 and, before its answer arrives, on to row 351. */
async function scrollPast(getRows: GridDataSource['getRows']) {
  await show(<Small dataSource={{ getRows }} pageSize={100} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 52 * 150;
  await expect.poll(() => vi.mocked(getRows).mock.calls.length).toBe(2);
  scroller().scrollTop = 52 * 350;
  await expect.poll(() => cells()).toContain('Row 351');
}

claim('the grid takes them from the cache if they have arrived by then', async () => {
  const { getRows, answer } = makeLateSource();
  await scrollPast(getRows);
  answer();
  await drawn();
  expect(api.current?.getRow(151)).toBeNull();
  scroller().scrollTop = 52 * 150;
  await expect.poll(() => cells()).toContain('Row 151');
  expect(getRows.mock.calls.map(([{ start }]) => start)).toEqual([0, 100, 300]);
});

claim('and requests them again otherwise', async () => {
  const { getRows } = makeLateSource();
  await scrollPast(getRows);
  scroller().scrollTop = 52 * 150;
  await expect
    .poll(() => getRows.mock.calls.map(([{ start }]) => start))
    .toEqual([0, 100, 300, 100]);
});

claim('or no rowCount. The grid then requests the next step', async () => {
  const rows = makeRows(500);
  const getRows = vi.fn(({ start, end }: GridGetRowsParams) =>
    Promise.resolve({ rows: rows.slice(Number(start), end + 1) }),
  );
  await show(<Small dataSource={{ getRows }} />);
  await expect.poll(() => content()?.clientHeight).toBe(20 * 52);
  scroller().scrollTop = 5000;
  await expect.poll(() => content()?.clientHeight).toBe(40 * 52);
  expect(getRows.mock.lastCall?.[0]).toMatchObject({ start: 20, end: 39 });
});

claim('80 pixels by default', async () => {
  const source = makeSource(500, false);
  await show(<Small dataSource={source} />);
  await expect.poll(() => content()?.clientHeight).toBe(20 * 52);
  const end = scroller().scrollHeight - scroller().clientHeight;
  scroller().scrollTop = end - 90;
  await expect.poll(() => cells()).toContain('Row 20');
  expect(source.getRows).toHaveBeenCalledTimes(1);
  scroller().scrollTop = end - 70;
  await expect.poll(() => source.getRows.mock.calls.length).toBe(2);
});

claim("users can't scroll to the end, and no more rows are requested", async () => {
  const source = makeSource(500, false);
  await show(<Small dataSource={source} pageSize={4} />);
  await expect.poll(() => cells()).toEqual(['Row 1', 'Row 2', 'Row 3', 'Row 4']);
  expect(scroller().scrollHeight).toBe(scroller().clientHeight);
  expect(source.getRows).toHaveBeenCalledTimes(1);
});

claim('An answer without new rows ends the list', async () => {
  const source = makeSource(45, false);
  await show(<Small dataSource={source} />);
  for (const height of [20, 40, 45]) {
    await expect.poll(() => content()?.clientHeight).toBe(height * 52);
    scroller().scrollTop = 5000;
  }
  await expect.poll(() => asked(source).at(-1)).toEqual([40, 79]);
  source.getRows.mockImplementation(makeSource(90, false).getRows);
  scroller().scrollTop = 0;
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 5000;
  await expect.poll(() => cells()).toContain('Row 45');
  expect(source.getRows).toHaveBeenCalledTimes(4);
  api.current?.setSortModel([{ field: 'name', sort: 'asc' }]);
  await expect.poll(() => asked(source).at(-1)).toEqual([0, 19]);
});

claim('The grid sends no more requests until the sorting or the filter changes', async () => {
  const source = makeSource(40, false);
  await show(<Small dataSource={source} />);
  await expect.poll(() => content()?.clientHeight).toBe(20 * 52);
  for (const height of [40, 40]) {
    scroller().scrollTop = 0;
    await expect.poll(() => cells()[0]).toBe('Row 1');
    scroller().scrollTop = 5000;
    await expect.poll(() => content()?.clientHeight).toBe(height * 52);
  }
  await expect.poll(() => asked(source).at(-1)).toEqual([40, 59]);
  scroller().scrollTop = 0;
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 5000;
  await expect.poll(() => cells()).toContain('Row 40');
  expect(source.getRows).toHaveBeenCalledTimes(3);
});

claim('The footer counts the rows that are loaded', async () => {
  const screen = await show(<EndlessList />);
  await expect.poll(footer).toBe('Total Rows: 20');
  scroller().scrollTop = 5000;
  await expect.element(screen.getByRole('log')).toHaveTextContent(/start=20&end=39$/);
  await expect.poll(footer).toBe('Total Rows: 40');
});

claim('The loaded rows stay, and the rest of the list appears as gray bars', async () => {
  const screen = await show(<CountedLater />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('Request 1');
  await expect.poll(() => content()?.clientHeight).toBe(20 * 36);
  await userEvent.click(screen.getByRole('button', { name: 'There are 1,240' }));
  await expect.poll(() => content()?.clientHeight).toBe(1240 * 36);
  expect(cells('id')[0]).toBe('5001');
  await expect.element(status).toHaveTextContent('Request 1');
  scroller().scrollTop = 20_000;
  await expect.poll(() => cells('id')).toContain('5561');
  await expect.element(status).toHaveTextContent('Request 2');
  await userEvent.click(screen.getByRole('button', { name: 'Nobody knows' }));
  await expect.element(status).toHaveTextContent('Request 3: GET /loans?start=0&end=19');
  await expect.poll(() => content()?.clientHeight).toBe(20 * 36);
  await expect.poll(() => cells('id')[0]).toBe('5001');
});

claim('The loaded rows stay. Press', async () => {
  const screen = await show(<FailedRange />);
  await expect.poll(() => cells('title')[0]).toBe('Moby-Dick');
  await userEvent.click(screen.getByRole('button', { name: 'Let the next request fail' }));
  scroller().scrollTop = 20_000;
  await expect.element(screen.getByRole('status')).toHaveTextContent('The server answered 503.');
  expect(cells('title').every((text) => text === '')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => cells('title').every((text) => text !== '')).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  scroller().scrollTop = 0;
  await expect.poll(() => cells('title')[0]).toBe('Moby-Dick');
});

claim('the old rows stay under the progress bar of the loading overlay', async () => {
  const screen = await show(<FailedRange />);
  await expect.poll(() => cells('title')[0]).toBe('Moby-Dick');
  await userEvent.click(screen.getByRole('button', { name: 'Let the next request fail' }));
  await userEvent.click(screen.getByRole('columnheader', { name: 'Title' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('The server answered 503.');
  expect(cells('title')[0]).toBe('Moby-Dick');
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => cells('title')[0]).toBe('Anna Karenina');
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

claim('then show no name, and opening one requests the top level again', async () => {
  const getRows = vi.fn(({ groupKeys = [] }: { groupKeys?: string[] }) => {
    const row =
      groupKeys.length > 0 ? { id: 2, name: 'Front rim' } : { id: 1, name: 'Front wheel' };
    return Promise.resolve({ rows: [row], rowCount: 1 });
  });
  const dataSource: GridDataSource = {
    getRows,
    getGroupKey: (row) => row.name,
    getChildrenCount: (row) => (row.id === 1 ? 1 : 0),
  };
  const screen = await show(<Small dataSource={dataSource} treeData columns={[{ field: 'id' }]} />);
  await expect.poll(() => cells('id')).toEqual(['1']);
  expect(screen.container.textContent).not.toContain('Front wheel');
  await userEvent.click(screen.getByRole('button', { name: 'see children' }));
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
  expect(getRows.mock.lastCall?.[0].groupKeys).toBeUndefined();
  expect(cells('id')).toEqual(['1']);
});

claim('If the number is less than the rows that are loaded, the list starts again', async () => {
  const source = makeSource(500, false);
  await show(<Small dataSource={source} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  scroller().scrollTop = 20 * 52;
  await expect
    .poll(() => asked(source))
    .toEqual([
      [0, 19],
      [20, 39],
    ]);
  await expect.poll(footer).toBe('Total Rows: 40');
  source.getRows.mockClear();
  api.current?.setRowCount(30);
  await expect.poll(() => asked(source)[0]).toEqual([0, 19]);
});

claim('rowCount is the number of rows in the answer', async () => {
  const { getRows: all } = makeSource();
  const getRows = vi.fn(async (params: GridGetRowsParams) => {
    const { rows } = await all(params);
    return { rows, rowCount: rows.length };
  });
  await show(<Small dataSource={{ getRows }} />);
  await expect.poll(footer).toBe('Total Rows: 20');
  scroller().scrollTop = 5000;
  await expect.poll(() => cells()).toContain('Row 20');
  expect(getRows).toHaveBeenCalledTimes(1);
});

claim('With 0, each change sends a request', async () => {
  const jumps = async (lazyLoadingRequestThrottleMs: number) => {
    const source = makeSource();
    const props = { dataSource: source, lazyLoadingRequestThrottleMs };
    const screen = await show(<Small {...props} />);
    await expect.poll(() => cells()[0]).toBe('Row 1');
    for (const row of [100, 200, 300]) {
      scroller().scrollTop = 52 * row;
      await expect
        .poll(() => document.querySelector(`[role=row][aria-rowindex="${row + 3}"]`))
        .not.toBeNull();
    }
    const starts = asked(source).map(([start]) => Math.round(Number(start) / 100));
    await screen.unmount();
    return starts;
  };
  expect(await jumps(0)).toEqual(expect.arrayContaining([0, 1, 2, 3]));
  expect(await jumps(60_000)).not.toEqual(expect.arrayContaining([1, 2, 3]));
});

claim('or returned fewer rows than it was asked for', async () => {
  const bars = () => document.querySelectorAll('.MuiDataGrid-cellSkeleton').length;
  const short = makeSource();
  short.getRows.mockResolvedValue({ rows: makeRows(3), rowCount: 500 });
  const screen = await show(<Small dataSource={short} />);
  await expect.poll(() => cells()[2]).toBe('Row 3');
  await expect.poll(bars).toBeGreaterThan(0);
  await screen.unmount();
  await show(<Small dataSource={makeSource()} />);
  await expect.poll(() => cells()[2]).toBe('Row 3');
  await expect.poll(bars).toBe(0);
});

claim('pass these to fetchRows() as its second argument', async () => {
  const source = makeSource();
  let fails = false;
  const getRows: GridDataSource['getRows'] = (params) =>
    fails ? Promise.reject(new Error('No')) : source.getRows(params);
  const onDataSourceError = vi.fn();
  const failing = { getRows };
  await show(<Small dataSource={failing} onDataSourceError={onDataSourceError} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  fails = true;
  scroller().scrollTop = 52 * 100;
  await expect.poll(() => onDataSourceError.mock.calls.length).toBeGreaterThan(0);
  fails = false;
  const { params } = onDataSourceError.mock.lastCall?.[0] ?? {};
  api.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, params);
  await expect.poll(() => cells()).toContain('Row 101');
});

changesState('The two modes', async (record) => {
  const screen = await show(<CountedLater />);
  const reach = async (mode: string, rowCount: number) => {
    await expect.poll(() => content()?.clientHeight).toBe(rowCount * 36);
    record(mode);
  };
  await reach('Infinite loading', 20);
  await userEvent.click(screen.getByRole('button', { name: 'There are 1,240' }));
  await reach('Viewport loading', 1240);
  await userEvent.click(screen.getByRole('button', { name: 'Nobody knows' }));
  await reach('Infinite loading', 20);
});
