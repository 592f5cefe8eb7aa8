import {
  GridDataSourceCacheDefault,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { figuresOf } from 'claims/figures';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Small, api, cells, columns, footer, makeSource, next, previous } from '../claimsGrid';
import page from './index.mdx?raw';
import ShortLife from './ShortLife';
import WatchCache from './WatchCache';

const claim = claimsOf(page);
const { happensInOrder } = figuresOf(page);

claim("Go to the next page and back, and the number of requests doesn't change", async () => {
  const screen = await show(<WatchCache />);
  const log = screen.getByRole('log');
  await expect.element(log).toHaveTextContent('Requests: 1.');
  await expect.poll(() => cells('card').length).toBeGreaterThan(0);
  await userEvent.click(next(screen));
  await expect.element(log).toHaveTextContent('Requests: 2.');
  await expect.poll(footer).toContain('11–20');
  await userEvent.click(previous(screen));
  await expect.element(log).toHaveTextContent(/Requests: 2\..*Rows 0 to 4: hitRows 5 to 9: hit$/);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: '5', exact: true }));
  await expect.element(log).toHaveTextContent(/Requests: 2\..*Rows 5 to 9: hitRows 0 to 4: hit$/);
});

claim('Answers are kept for five minutes', () => {
  vi.useFakeTimers();
  const cache = new GridDataSourceCacheDefault({});
  const key = { start: 0, end: 9, sortModel: [], filterModel: { items: [] } };
  cache.set(key, { rows: [] });
  vi.advanceTimersByTime(300_000);
  expect(cache.get(key)).toBeDefined();
  expect(cache.get({ ...key, end: 4 })).toBeUndefined();
  expect(cache.get({ ...key, sortModel: [{ field: 'name', sort: 'asc' }] })).toBeUndefined();
  expect(
    cache.get({ ...key, filterModel: { items: [], quickFilterValues: ['a'] } }),
  ).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(cache.get(key)).toBeUndefined();
  vi.useRealTimers();
});

claim('so a change to 5 rows per page sends no request', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(footer).toContain('1–10');
  api.current?.setPageSize(5);
  await expect.poll(footer).toContain('1–5');
  expect(source.getRows).toHaveBeenCalledTimes(1);
});

claim('but not 10 and 15', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} pageSizeOptions={[10, 15]} />);
  await expect.poll(footer).toContain('1–10');
  api.current?.setPageSize(15);
  await expect.poll(footer).toContain('1–15');
  api.current?.setPage(1);
  await expect.poll(footer).toContain('16–30');
  const count = source.getRows.mock.calls.length;
  api.current?.setPageSize(10);
  api.current?.setPage(2);
  await expect.poll(footer).toContain('21–30');
  expect(source.getRows.mock.calls.length).toBeGreaterThan(count);
});

claim('within 10 seconds, nothing is sent; after that, there', async () => {
  const screen = await show(<ShortLife />);
  const status = screen.getByRole('status');
  await expect.poll(footer).toContain('1–5');
  // The server of the demo goes on counting when this claim is tried again.
  const count = () => Number(/Request (\d+)/.exec(status.element().textContent ?? '')?.[1]);
  await expect.poll(count).toBeGreaterThan(0);
  const first = count();
  await expect.poll(() => cells('title')[0]).toBeTruthy();
  const [title] = cells('title');
  await userEvent.click(next(screen));
  await expect.poll(count).toBe(first + 1);
  // The footer changes at once, but an answer has its ten seconds from when it comes.
  await expect.poll(() => ![title, '', undefined].includes(cells('title')[0])).toBe(true);
  await userEvent.click(previous(screen));
  await expect.poll(footer).toContain('1–5');
  expect(count()).toBe(first + 1);
  const clock = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + 10_500);
  await userEvent.click(next(screen));
  await expect.poll(count).toBe(first + 2);
  vi.restoreAllMocks();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await expect.poll(count).toBe(first + 3);
});

claim('Otherwise the old answer comes from the cache', async () => {
  const source = makeSource();
  await show(<Small dataSource={source} />);
  await expect.poll(footer).toContain('1–10');
  api.current?.dataSource.fetchRows();
  expect(source.getRows).toHaveBeenCalledTimes(1);
  api.current?.dataSource.cache.clear();
  api.current?.dataSource.fetchRows();
  expect(source.getRows).toHaveBeenCalledTimes(2);
});

claim('To start that list again at the top', async () => {
  const source = makeSource();
  const apiRef: RefObject<GridApiPro | null> = { current: null };
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro
        apiRef={apiRef}
        columns={columns}
        dataSource={source}
        lazyLoading
        lazyLoadingRequestThrottleMs={0}
        initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
      />
    </div>,
  );
  await expect.poll(() => cells()).toContain('Row 1');
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  scroller.scrollTop = 120 * 52;
  await expect.poll(() => cells()).toContain('Row 122');
  const grid = apiRef.current as GridApiPro;
  const asked = () => source.getRows.mock.lastCall?.[0];
  source.getRows.mockClear();
  grid.dataSource.cache.clear();
  grid.dataSource.fetchRows();
  await expect.poll(asked).toMatchObject({ start: 0, end: 49 });
  expect(scroller.scrollTop).toBeGreaterThan(100 * 52);
  source.getRows.mockClear();
  grid.dataSource.cache.clear();
  grid.setSortModel([...grid.getSortModel()]);
  await expect.poll(asked).toMatchObject({ start: 0, end: 49 });
  await expect.poll(() => scroller.scrollTop).toBe(0);
  await expect.poll(() => cells()).toContain('Row 1');
});

claim('The grid calls clear() when it mounts', async () => {
  const cache = { get: () => undefined, set: vi.fn(), clear: vi.fn() };
  await show(<Small dataSource={makeSource()} dataSourceCache={cache} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  expect(cache.clear).toHaveBeenCalled();
});

claim('asks the server every time', async () => {
  const source = makeSource();
  const screen = await show(<Small dataSource={source} dataSourceCache={null} />);
  await expect.poll(footer).toContain('1–10');
  await userEvent.click(next(screen));
  await expect.poll(footer).toContain('11–20');
  await userEvent.click(previous(screen));
  await expect.poll(() => source.getRows.mock.calls.length).toBe(3);
});

happensInOrder('To the next page, and back', async (record) => {
  const stored = new Map<string, GridGetRowsResponse>();
  let isOn = false;
  const write = (name: string) => isOn && record(name);
  const source = makeSource();
  const cache = {
    clear: () => stored.clear(),
    get(key: GridGetRowsParams) {
      write('get');
      return stored.get(JSON.stringify(key));
    },
    set(key: GridGetRowsParams, value: GridGetRowsResponse) {
      write('set');
      stored.set(JSON.stringify(key), value);
    },
  };
  const dataSource = {
    getRows(params: GridGetRowsParams) {
      write('getRows');
      return source.getRows(params);
    },
  };
  const screen = await show(
    <Small dataSource={dataSource} dataSourceCache={cache} pageSizeOptions={[10]} />,
  );
  await expect.poll(() => cells()[0]).toBe('Row 1');
  isOn = true;
  await userEvent.click(next(screen));
  await expect.poll(() => cells()[0]).toBe('Row 11');
  await userEvent.click(previous(screen));
  await expect.poll(() => cells()[0]).toBe('Row 1');
});

claim('the change from 10 to 20 rows per page requests all 20', async () => {
  const dataSource = makeSource();
  await show(<Small dataSource={dataSource} pageSizeOptions={[10, 20, 50]} />);
  const asked = () => dataSource.getRows.mock.calls.map(([{ start, end }]) => `${start}-${end}`);
  await expect.poll(asked).toEqual(['0-9']);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  api.current?.setPageSize(20);
  await expect.poll(asked).toEqual(['0-9', '0-19']);
  await expect.poll(footer).toContain('1–20 of 250');
  api.current?.setPageSize(50);
  await expect.poll(asked).toEqual(['0-9', '0-19', '0-49']);
  await expect.poll(footer).toContain('1–50 of 250');
  for (const size of [20, 10]) {
    api.current?.setPageSize(size);
    await expect.poll(footer).toContain(`1–${size} of 250`);
  }
  expect(asked()).toHaveLength(3);
});

claim("changes it on the screen, and getRows isn't called", async () => {
  const source = makeSource();
  const screen = await show(<Small dataSource={source} />);
  await expect.poll(cells).toContain('Row 1');
  const asked = source.getRows.mock.calls.length;
  const leaveAndComeBack = async () => {
    await userEvent.click(next(screen));
    await expect.poll(cells).toContain('Row 11');
    await userEvent.click(previous(screen));
  };
  api.current?.updateRows([{ id: 1, name: 'Changed' }]);
  await expect.poll(cells).toContain('Changed');
  expect(source.getRows).toHaveBeenCalledTimes(asked);
  await leaveAndComeBack();
  await expect.poll(cells).toContain('Row 1');
  api.current?.updateRows([{ id: 1, name: 'Changed' }]);
  api.current?.dataSource.cache.clear();
  await leaveAndComeBack();
  await expect.poll(cells).toContain('Row 1');
  expect(source.getRows).toHaveBeenCalledTimes(asked + 3);
});
