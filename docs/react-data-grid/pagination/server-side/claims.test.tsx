import type {
  GridApi,
  GridDataSource,
  GridGetRowsResponse,
  GridValidRowModel,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  type Screen,
  makeRows,
  Free,
  starting,
  footer,
  rowCount,
  next,
  status,
} from '../claimsGrid';
import ByCursor from './ByCursor';
import EstimatedCount from './EstimatedCount';
import FailedPage from './FailedPage';
import FromDataSource from './FromDataSource';
import page from './index.mdx?raw';
import KnownCount from './KnownCount';
import UnknownCount from './UnknownCount';

const claim = claimsOf(page);

type Paging = { page: number; pageSize: number };

const previous = (screen: Screen) => screen.getByRole('button', { name: 'Go to previous page' });

claim('Otherwise the grid sorts and filters the rows of one page', async () => {
  await show(
    <Free
      count={5}
      paginationMode="server"
      rowCount={60}
      filterModel={{ items: [{ field: 'name', operator: 'contains', value: '3' }] }}
    />,
  );
  await expect.poll(rowCount).toBe(1);
  expect(footer()).toContain('of 60');
});

claim('The line above the grid is the last request', async () => {
  const screen = await show(<KnownCount />);
  await expect.poll(footer).toContain('1–5 of 1240');
  await userEvent.click(next(screen));
  await expect.element(status(screen)).toHaveTextContent('GET /loans?page=1&pageSize=5');
  await expect.poll(footer).toContain('6–10 of 1240');
});

claim('so a late response never replaces a newer one', async () => {
  const screen = await show(<KnownCount />);
  const first = () => document.querySelector('.MuiDataGrid-row')?.getAttribute('data-id');
  await expect.poll(first).toBe('5001');
  await userEvent.click(next(screen));
  await userEvent.click(next(screen));
  await expect.poll(first).toBe('5011');
});

claim('0 means that there are no rows, and the grid goes back to the first page', async () => {
  const sent: number[] = [];
  const props = {
    count: 5,
    paginationMode: 'server',
    initialState: { pagination: { paginationModel: { page: 2, pageSize: 5 } } },
    pageSizeOptions: [5],
    onPaginationModelChange: (model: Paging) => sent.push(model.page),
  } as const;
  const screen = await show(<Free {...props} rowCount={60} />);
  await expect.poll(footer).toContain('11–15 of 60');
  await screen.rerender(<Free {...props} rowCount={0} />);
  await expect.poll(() => sent).toEqual([0]);
});

claim('Store it in your state, and the footer says 16–16 of 16', async () => {
  const screen = await show(<UnknownCount />);
  await expect.poll(footer).toContain('1–5 of more than 5');
  for (const range of ['6–10 of more', '11–15 of more', '16–16 of 16']) {
    await expect.element(next(screen)).toBeEnabled();
    await userEvent.click(next(screen));
    await expect.poll(footer).toContain(range);
  }
  await expect.element(next(screen)).toBeDisabled();
});

claim('with a fixed rowCount={-1}, it never does', async () => {
  const counts: number[] = [];
  await show(
    <Free
      count={3}
      paginationMode="server"
      rowCount={-1}
      paginationMeta={{ hasNextPage: false }}
      initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
      pageSizeOptions={[5]}
      onRowCountChange={(count) => counts.push(count)}
    />,
  );
  await expect.poll(() => counts).toEqual([13]);
  expect(footer()).toContain('11–15 of more than 15');
});

claim('While the number is unknown and rows are loading, both buttons are disabled', async () => {
  const grid = (loading: boolean) => (
    <Free
      count={5}
      loading={loading}
      paginationMode="server"
      rowCount={-1}
      initialState={{ pagination: { paginationModel: { page: 1, pageSize: 5 } } }}
      pageSizeOptions={[5]}
    />
  );
  const screen = await show(grid(true));
  await expect.element(next(screen)).toBeDisabled();
  await expect.element(previous(screen)).toBeDisabled();
  await screen.rerender(grid(false));
  await expect.element(next(screen)).toBeEnabled();
  await expect.element(previous(screen)).toBeEnabled();
});

claim('While the number is unknown, changing the page size goes back to page 0', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  await show(
    <Free
      apiRef={apiRef}
      count={5}
      paginationMode="server"
      rowCount={-1}
      initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
      pageSizeOptions={[5, 10]}
    />,
  );
  await expect.poll(footer).toContain('11–15 of more than 15');
  apiRef.current?.setPageSize(10);
  await expect.poll(footer).toContain('1–10 of more than 10');
});

claim('When users go beyond the estimate', async () => {
  const screen = await show(<EstimatedCount />);
  await expect.poll(footer).toContain('1–5 of around 1000');
  await screen.rerender(
    <Free
      count={5}
      paginationMode="server"
      rowCount={-1}
      estimatedRowCount={10}
      initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
      pageSizeOptions={[5]}
    />,
  );
  await expect.poll(footer).toContain('11–15 of more than 15');
});

claim('so that users can go back', async () => {
  const screen = await show(<ByCursor />);
  await expect.element(screen.getByText('5005')).toBeVisible();
  await userEvent.click(next(screen));
  await expect.element(status(screen)).toHaveTextContent('GET /loans?cursor=after-5005&limit=5');
  await expect.element(screen.getByText('5010')).toBeVisible();
  await userEvent.click(previous(screen));
  await expect.element(status(screen)).toHaveTextContent('GET /loans?cursor=&limit=5');
  await expect.element(screen.getByText('5001')).toBeVisible();
});

claim('Here, page 2 fails', async () => {
  const screen = await show(<FailedPage />);
  await expect.poll(footer).toContain('1–5 of 1240');
  await userEvent.click(next(screen));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The server answered 503.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(rowCount).toBe(5);
  expect(document.activeElement).not.toBe(document.body);
});

claim('going back sends no request', async () => {
  const asked: number[] = [];
  const dataSource = {
    getRows: async ({ paginationModel }: { paginationModel?: Paging }) => {
      const start = (paginationModel?.page ?? 0) * 5;
      asked.push(start);
      return { rows: makeRows(60).slice(start, start + 5), rowCount: 60 };
    },
  };
  const props = { dataSource, pageSizeOptions: [5], initialState: starting(5) };
  const screen = await show(<Free {...props} rows={undefined} />);
  await expect.element(screen.getByText('Row 1', { exact: true })).toBeVisible();
  await userEvent.click(next(screen));
  await expect.element(screen.getByText('Row 6', { exact: true })).toBeVisible();
  await userEvent.click(previous(screen));
  await expect.element(screen.getByText('Row 1', { exact: true })).toBeVisible();
  expect([...new Set(asked)]).toEqual([0, 5]);
  expect(asked.filter((start) => start === 5)).toHaveLength(1);
  expect(asked.at(-1)).toBe(5);
});

claim('Until an answer arrives, the old rows stay', async () => {
  const pages = makeRows(10);
  const waiting: (() => void)[] = [];
  const dataSource: GridDataSource = {
    getRows: ({ start, end }) => {
      const answer = { rows: pages.slice(Number(start), end + 1), rowCount: pages.length };
      if (Number(start) === 0) return Promise.resolve(answer);
      return new Promise((resolve) => waiting.push(() => resolve(answer)));
    },
  };
  const screen = await show(
    <Free
      rows={undefined}
      dataSource={dataSource}
      pageSizeOptions={[5]}
      initialState={starting(5)}
    />,
  );
  await expect.element(screen.getByText('1–5 of 10')).toBeVisible();
  await userEvent.click(next(screen));
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await expect.element(screen.getByText('Row 1', { exact: true })).toBeVisible();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  await expect.element(screen.getByText('Row 6', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

claim("In 8.1.0, the grid doesn't read pageInfo.hasNextPage", async () => {
  const found = makeRows(12);
  const open = async (
    answer: (rows: GridValidRowModel[], isLast: boolean) => GridGetRowsResponse,
  ) => {
    const dataSource: GridDataSource = {
      getRows: async ({ start, end }) =>
        answer(found.slice(Number(start), end + 1), end + 1 >= found.length),
    };
    const props = { dataSource, pageSizeOptions: [5], initialState: starting(5) };
    const screen = await show(<Free {...props} rows={undefined} />);
    await expect.poll(footer).toContain('1–5 of more than 5');
    await userEvent.click(next(screen));
    await expect.element(screen.getByText('Row 6', { exact: true })).toBeVisible();
    await userEvent.click(next(screen));
    await expect.element(screen.getByText('Row 11', { exact: true })).toBeVisible();
    return screen;
  };
  const unread = await open((rows, isLast) => ({
    rows,
    rowCount: -1,
    pageInfo: { hasNextPage: !isLast },
  }));
  await expect.element(next(unread)).toBeEnabled();
  await userEvent.click(next(unread));
  await expect.poll(rowCount).toBe(0);
  await unread.unmount();
  const counted = await open((rows, isLast) => ({ rows, rowCount: isLast ? 12 : -1 }));
  await expect.poll(footer).toContain('11–12 of 12');
  await expect.element(next(counted)).toBeDisabled();
  // The first pages are in the cache, with their unknown number.
  await userEvent.click(previous(counted));
  await expect.poll(footer).toContain('6–10 of more than 10');
  await expect.element(next(counted)).toBeEnabled();
});

claim("It sets paginationMode, sortingMode and filterMode to 'server'", async () => {
  const screen = await show(<FromDataSource />);
  await expect.poll(footer).toContain('1–5 of 1240');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Title' }));
  await expect.element(screen.getByText('Anna Karenina').first()).toBeVisible();
});

claim("The `rowCount` prop must be passed using `paginationMode='server'`", async () => {
  const messages = consoleMessages();
  await show(<Free paginationMode="server" />);
  await expect
    .poll(() => messages.join())
    .toContain("The `rowCount` prop must be passed using `paginationMode='server'`");
});

claim('The next page shows the last row of the first one', async () => {
  const messages = consoleMessages();
  const screen = await show(
    <Free count={5} rowCount={60} pageSizeOptions={[5]} initialState={starting(5)} />,
  );
  await expect.element(screen.getByText('Row 1', { exact: true })).toBeVisible();
  await userEvent.click(next(screen));
  await expect.element(screen.getByText('Row 1', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Row 5', { exact: true })).toBeVisible();
  expect(messages.join()).toContain(
    'Usage of the `rowCount` prop with client side pagination (`paginationMode="client"`) has no effect.',
  );
});

claim("and users can't get further than the second page", async () => {
  consoleMessages();
  const sent: number[] = [];
  const screen = await show(
    <Free
      paginationMode="server"
      initialState={starting(25)}
      count={25}
      onPaginationModelChange={(model) => sent.push(model.page)}
    />,
  );
  await expect.poll(footer).toContain('1–NaN of undefined');
  await userEvent.click(next(screen));
  await expect.poll(() => sent).toEqual([1]);
  await userEvent.click(next(screen));
  expect(footer()).toContain('1–NaN of undefined');
  expect(sent).toEqual([1]);
});

claim(
  'The console says MUI X: Usage of the rowCount prop with client side pagination',
  async () => {
    const messages = consoleMessages();
    const screen = await show(
      <div style={{ height: 400, width: 600 }}>
        <DataGridPro pagination rows={makeRows(5)} columns={[{ field: 'name' }]} rowCount={60} />
      </div>,
    );
    await expect.element(screen.getByText('Row 1', { exact: true })).toBeVisible();
    expect(messages.join()).toContain(
      'MUI X: Usage of the `rowCount` prop with client side pagination (`paginationMode="client"`) has no effect.',
    );
  },
);

// Last, because it causes the message of the claim above, which the package logs only once for each page load.
claim('keeps it as well, but logs the message below', async () => {
  consoleMessages();
  const sent: number[] = [];
  const props = {
    count: 5,
    paginationMode: 'server',
    initialState: { pagination: { paginationModel: { page: 2, pageSize: 5 } } },
    pageSizeOptions: [5],
    onPaginationModelChange: (model: Paging) => sent.push(model.page),
  } as const;
  const screen = await show(<Free {...props} rowCount={60} />);
  await expect.poll(footer).toContain('11–15 of 60');
  await screen.rerender(<Free {...props} rowCount={undefined} />);
  await expect.poll(footer).toContain('11–15 of 60');
  expect(sent).toEqual([]);
});
