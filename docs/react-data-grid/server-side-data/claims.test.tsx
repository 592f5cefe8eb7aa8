import {
  GridDataSourceCacheDefault,
  GridGetRowsError,
  GridUpdateRowError,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AskForPages from './AskForPages';
import { Small, all, api, cells, columns, footer, makeSource, next, previous } from './claimsGrid';
import page from './index.mdx?raw';
import LateAnswer from './LateAnswer';
import SaveNotes from './SaveNotes';
import TryAgain from './TryAgain';

const claim = claimsOf(page);

claim('The two newest requests are above the grid', async () => {
  const screen = await show(<AskForPages />);
  const log = screen.getByRole('log');
  await expect.element(log).toHaveTextContent(/200 GET \/loans\?page=0&pageSize=5$/);
  await userEvent.click(next(screen));
  await expect.element(log).toHaveTextContent(/page=0.*page=1/);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Title' }));
  await expect
    .element(log)
    .toHaveTextContent(/page=1.*200 GET .*page=0&pageSize=5&sort=title:asc$/);
});

claim('both included: 0 and 99, then 100 and 199', async () => {
  const source = makeSource();
  const screen = await show(
    <Small dataSource={source} initialState={undefined} pageSizeOptions={undefined} />,
  );
  await expect.poll(footer).toContain('1–100 of 250');
  await userEvent.click(next(screen));
  await expect.poll(footer).toContain('101–200 of 250');
  expect(source.getRows.mock.calls.map(([{ start, end }]) => [start, end])).toEqual([
    [0, 99],
    [100, 199],
  ]);
});

claim('it clears its cache and requests the rows again', async () => {
  const first = makeSource();
  const second = makeSource();
  const cache = new GridDataSourceCacheDefault({});
  const screen = await show(<Small dataSource={first} dataSourceCache={cache} />);
  await expect.poll(() => cells().length).toBeGreaterThan(0);
  const clear = vi.spyOn(cache, 'clear');
  await screen.rerender(<Small dataSource={second} dataSourceCache={cache} />);
  await expect.poll(() => second.getRows.mock.calls.length).toBe(1);
  expect(clear).toHaveBeenCalled();
});

claim('hasNextPage: false disables no button', async () => {
  const screen = await show(
    <Small
      dataSource={makeSource({
        getRows: async () => ({ rows: [], rowCount: -1, pageInfo: { hasNextPage: false } }),
      })}
    />,
  );
  await expect.poll(() => document.body.textContent).toContain('of more than');
  await expect.element(screen.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
});

claim("are always 'server'", async () => {
  const source = makeSource();
  await show(<Small dataSource={source} sortingMode="client" filterMode="client" />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  api.current?.setSortModel([{ field: 'name', sort: 'desc' }]);
  await expect.poll(() => source.getRows.mock.lastCall?.[0].sortModel).toHaveLength(1);
  const items = [{ id: 1, field: 'name', operator: 'equals', value: 'Row 7' }];
  api.current?.setFilterModel({ items });
  await expect.poll(() => source.getRows.mock.lastCall?.[0].filterModel.items).toEqual(items);
  await expect.poll(() => cells()[0]).toBe('Row 1');
});

claim('and the rows prop is ignored', async () => {
  await show(<Small dataSource={makeSource()} rows={[{ id: 999, name: 'Mine' }]} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  expect(cells()).not.toContain('Mine');
});

claim('the grid sends one request, for 100 rows, and counts only those', async () => {
  const { getRows } = makeSource();
  await show(
    <div style={{ height: 400 }}>
      <DataGridPro columns={columns} dataSource={{ getRows }} />
    </div>,
  );
  await expect.poll(footer).toBe('Total Rows: 100');
  expect(getRows.mock.calls.map(([{ start, end }]) => [start, end])).toEqual([[0, 99]]);
  const grid = document.querySelector('.MuiDataGrid-virtualScrollerContent') as HTMLElement;
  expect(grid.clientHeight).toBe(100 * 52);
});

/** Types into the first cell of a column and presses Enter. */
async function edit(field: string, text: string) {
  const cell = document.querySelector(`[role=gridcell][data-field="${field}"]`) as HTMLElement;
  await userEvent.dblClick(cell);
  await expect.poll(() => cell.querySelector('input')).not.toBeNull();
  await userEvent.fill(cell.querySelector('input') as HTMLElement, text);
  await userEvent.keyboard('{Enter}');
  return cell;
}

claim('the server rejects more than 40 characters', async () => {
  const screen = await show(<SaveNotes />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('200 GET');
  await expect.poll(() => cells('note').length).toBeGreaterThan(0);
  const cell = await edit('note', '  Spine broken ');
  await expect.element(status).toHaveTextContent(/200 PUT \/loans\/5001/);
  await expect.poll(() => cell.textContent).toBe('Spine broken');
  await edit('note', 'a'.repeat(41));
  await expect.element(status).toHaveTextContent('A note has 40 characters at most.');
  await expect.poll(() => cell.querySelector('input')?.value).toBe('a'.repeat(41));
  await userEvent.keyboard('{Escape}');
});

claim('It runs only when a value has changed, and processRowUpdate is never called', async () => {
  const updateRow = vi.fn(({ updatedRow }: { updatedRow: object }) => Promise.resolve(updatedRow));
  const processRowUpdate = vi.fn((row: object) => row);
  await show(<Small dataSource={makeSource({ updateRow })} processRowUpdate={processRowUpdate} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  const cell = await edit('name', 'Row 1');
  await expect.poll(() => cell.querySelector('input')).toBeNull();
  expect(updateRow).not.toHaveBeenCalled();
  await edit('name', 'First');
  await expect.poll(() => cells()[0]).toBe('First');
  expect(updateRow).toHaveBeenCalledTimes(1);
  expect(updateRow.mock.lastCall?.[0]).toEqual({
    rowId: 1,
    updatedRow: { id: 1, name: 'First' },
    previousRow: { id: 1, name: 'Row 1' },
  });
  expect(processRowUpdate).not.toHaveBeenCalled();
});

claim('so the grid requests other pages again. The current page isn', async () => {
  const source = makeSource({ updateRow: ({ updatedRow }) => Promise.resolve(updatedRow) });
  const screen = await show(<Small dataSource={source} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  await userEvent.click(next(screen));
  await expect.poll(footer).toContain('11–20');
  await edit('name', 'Changed');
  await expect.poll(() => cells()[0]).toBe('Changed');
  expect(source.getRows).toHaveBeenCalledTimes(2);
  await userEvent.click(previous(screen));
  await expect.poll(() => source.getRows.mock.calls.length).toBe(3);
});

claim('gets a GridUpdateRowError', async () => {
  const reason = new Error('No');
  const onDataSourceError = vi.fn();
  const updateRow = () => Promise.reject(reason);
  await show(
    <Small dataSource={makeSource({ updateRow })} onDataSourceError={onDataSourceError} />,
  );
  await expect.poll(() => cells()[0]).toBe('Row 1');
  await edit('name', 'First');
  await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
  const error = onDataSourceError.mock.lastCall?.[0] as GridUpdateRowError;
  expect(error).toBeInstanceOf(GridUpdateRowError);
  expect(error.params.rowId).toBe(1);
  expect(error.cause).toBe(reason);
});

claim('does the same from code', async () => {
  const updateRow = vi.fn(({ updatedRow }: { updatedRow: object }) => Promise.resolve(updatedRow));
  await show(<Small dataSource={makeSource({ updateRow })} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  const [previousRow] = all;
  const updatedRow = { id: 1, name: 'By code' };
  await api.current?.dataSource.editRow({ rowId: 1, updatedRow, previousRow: previousRow ?? {} });
  await expect.poll(() => cells()[0]).toBe('By code');
});

claim('The rows disappear and the grid says "No rows"', async () => {
  const screen = await show(<TryAgain />);
  await expect.poll(() => cells('author').length).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: 'Let the next request fail' }));
  await userEvent.click(next(screen));
  await expect.element(screen.getByRole('status')).toHaveTextContent('The server answered 503.');
  await expect.element(screen.getByText('No rows')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => cells('author').length).toBe(5);
  expect(document.activeElement).not.toBe(document.body);
  await expect.poll(footer).toContain('6–10');
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

claim("Failed answers aren't cached", async () => {
  const getRows = vi.fn(() => Promise.reject(new Error('Down')));
  const onDataSourceError = vi.fn();
  await show(<Small dataSource={{ getRows }} onDataSourceError={onDataSourceError} />);
  await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
  const error = onDataSourceError.mock.lastCall?.[0] as GridGetRowsError;
  expect(error).toBeInstanceOf(GridGetRowsError);
  expect(error.message).toBe('Down');
  expect(error.params).toMatchObject({ start: 0, end: 9 });
  expect(error.cause).toBeInstanceOf(Error);
  api.current?.dataSource.fetchRows();
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
});

claim('The answer to an older request never replaces the rows of a newer one', async () => {
  const screen = await show(<LateAnswer />);
  const log = screen.getByRole('log');
  await expect.poll(() => cells('id')[0]).toBe('5001');
  await userEvent.click(next(screen));
  await userEvent.click(next(screen));
  await expect.poll(() => cells('id')[0]).toBe('5011');
  await expect
    .poll(() => log.element().textContent, { timeout: 8000 })
    .toMatch(/Got rows 10 to 14Got rows 5 to 9$/);
  expect(cells('id')[0]).toBe('5011');
  await userEvent.click(previous(screen));
  await expect.poll(() => cells('id')[0]).toBe('5006');
  expect(log.element().textContent).toMatch(/Got rows 5 to 9$/);
});

/** Goes to the second page and back, and lets the answer for the second one come at last. */
async function backBeforeTheAnswer(dataSourceCache?: null) {
  let answer = () => {};
  const getRows = vi.fn(async ({ start, end }: GridGetRowsParams) => {
    if (start === 10) {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    }
    return { rows: all.slice(Number(start), end + 1), rowCount: 250 };
  });
  await show(<Small dataSource={{ getRows }} dataSourceCache={dataSourceCache} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  api.current?.setPage(1);
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
  api.current?.setPage(0);
  await expect.poll(footer).toContain('1–10');
  if (dataSourceCache === null) await expect.poll(() => getRows.mock.calls.length).toBe(3);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  answer();
  await getRows.mock.results[1]?.value;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

claim('the late rows replace those of the first page', async () => {
  await backBeforeTheAnswer();
  expect(cells()[0]).toBe('Row 11');
  expect(footer()).toContain('1–10');
});

claim("With dataSourceCache={null} they don't", async () => {
  await backBeforeTheAnswer(null);
  expect(cells()[0]).toBe('Row 1');
});

claim('Errors of older requests are dropped, too', async () => {
  const onDataSourceError = vi.fn();
  let fail = (_: Error) => {};
  const getRows = vi.fn(({ start, end }: GridGetRowsParams) =>
    start === 10
      ? new Promise<never>((_, reject) => {
          fail = reject;
        })
      : Promise.resolve({ rows: all.slice(Number(start), end + 1), rowCount: 250 }),
  );
  await show(<Small dataSource={{ getRows }} onDataSourceError={onDataSourceError} />);
  await expect.poll(footer).toContain('1–10');
  api.current?.setPage(1);
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
  api.current?.setPage(2);
  await expect.poll(() => cells()[0]).toBe('Row 21');
  fail(new Error('Late'));
  await Promise.resolve();
  api.current?.setPage(3);
  await expect.poll(() => cells()[0]).toBe('Row 31');
  expect(onDataSourceError).not.toHaveBeenCalled();
});

claim('threw an error which was not handled because onDataSourceError() is missing.', async () => {
  const messages = consoleMessages();
  await show(<Small dataSource={{ getRows: () => Promise.reject(new Error('Down')) }} />);
  await expect
    .poll(() => messages.join())
    .toContain('A call to `dataSource.getRows()` threw an error which was not handled');
});

claim('The footer says "1–NaN of undefined"', async () => {
  const getRows = ({ start, end }: GridGetRowsParams) =>
    Promise.resolve({ rows: all.slice(Number(start), end + 1) });
  const screen = await show(<Small dataSource={{ getRows }} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  expect(footer()).toContain('1–NaN of undefined');
  await expect.element(next(screen)).toBeEnabled();
});

claim('it clears its cache and requests the rows again', async () => {
  const [first, second] = [makeSource(), makeSource()];
  const screen = await show(<Small dataSource={first} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  const before = first.getRows.mock.calls.length;
  await screen.rerender(<Small dataSource={second} />);
  await expect.poll(() => second.getRows.mock.calls.length).toBeGreaterThan(0);
  await screen.rerender(<Small dataSource={first} />);
  await expect.poll(() => first.getRows.mock.calls.length).toBeGreaterThan(before);
});

claim('The grid shows the row that it returns, so your server may correct values', async () => {
  const updateRow = ({ updatedRow }: { updatedRow: object }) =>
    Promise.resolve({ ...updatedRow, name: 'Corrected' });
  const screen = await show(<Small dataSource={makeSource({ updateRow })} />);
  await expect.poll(() => cells()[0]).toBe('Row 1');
  await userEvent.dblClick(screen.getByText('Row 1', { exact: true }));
  await userEvent.keyboard('x{Enter}');
  await expect.poll(() => cells()[0]).toBe('Corrected');
});

claim('A call to dataSource.updateRow() threw an error which was not handled', async () => {
  const messages = consoleMessages();
  const source = makeSource({ updateRow: () => Promise.reject(new Error('Not today')) });
  await show(<Small dataSource={source} />);
  await expect.poll(() => cells().length).toBeGreaterThan(0);
  const params = { rowId: 1, updatedRow: { id: 1, name: 'New' }, previousRow: all[0] };
  await expect(api.current?.dataSource.editRow(params as never)).rejects.toThrow('Not today');
  expect(messages.join()).toContain(
    'MUI X: A call to `dataSource.updateRow()` threw an error which was not handled because `onDataSourceError()` is missing.',
  );
});
