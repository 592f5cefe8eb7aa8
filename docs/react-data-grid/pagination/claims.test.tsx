import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { Caught, claimsOf, consoleMessages, failures, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ByCursor from './ByCursor';
import ControlledPages from './ControlledPages';
import EstimatedCount from './EstimatedCount';
import FailedPage from './FailedPage';
import FitTheHeight from './FitTheHeight';
import FivePerPage from './FivePerPage';
import FromDataSource from './FromDataSource';
import page from './index.mdx?raw';
import JumpToPage from './JumpToPage';
import KnownCount from './KnownCount';
import NumberedPages from './NumberedPages';
import PagesInPro from './PagesInPro';
import UnknownCount from './UnknownCount';

const claim = claimsOf(page);

type Screen = Awaited<ReturnType<typeof show>>;
type Paging = { page: number; pageSize: number };

const makeRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));
const columns = [{ field: 'name', width: 200 }];

const Free = ({ count = 60, ...props }: Partial<DataGridProps> & { count?: number }) => (
  <Box sx={{ height: 400, width: 600 }}>
    <DataGrid rows={makeRows(count)} columns={columns} {...props} />
  </Box>
);

const starting = (pageSize: number) => ({ pagination: { paginationModel: { pageSize } } });
const footer = () => document.querySelector('.MuiDataGrid-footerContainer')?.textContent ?? '';
const rowCount = () => document.querySelectorAll('.MuiDataGrid-row').length;
const next = (screen: Screen) => screen.getByRole('button', { name: 'Go to next page' });
const previous = (screen: Screen) => screen.getByRole('button', { name: 'Go to previous page' });
const status = (screen: Screen) => screen.getByRole('status');

claim('A page has 100 rows by default. Set another size', async () => {
  await show(<Free count={150} />);
  await expect.poll(footer).toContain('1–100 of 150');
});

claim('by default 25, 50 and 100', async () => {
  const screen = await show(<Free />);
  await userEvent.click(screen.getByRole('combobox'));
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  expect(
    screen
      .getByRole('option')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['25', '50', '100']);
});

claim('The value -1 shows all rows', async () => {
  const screen = await show(<FivePerPage />);
  await expect.poll(footer).toContain('1–5 of 80');
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'All' }));
  await expect.poll(footer).toContain('1–80 of 80');
});

claim('the select disappears, and the console warns', async () => {
  const messages = consoleMessages();
  const screen = await show(<Free initialState={starting(5)} />);
  await expect.poll(footer).toBe('1–5 of 60');
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument();
  expect(messages.join()).toContain(
    'MUI X: The page size `5` is not present in the `pageSizeOptions`.',
  );
});

claim('`pageSize` cannot exceed 100 in the MIT version of the DataGrid.', async () => {
  failures();
  const screen = await show(
    <Caught>
      <Free initialState={starting(200)} />
    </Caught>,
  );
  await expect
    .element(screen.getByText('`pageSize` cannot exceed 100 in the MIT version of the DataGrid.'))
    .toBeVisible();
});

claim('The value -1 is allowed', async () => {
  await show(
    <Free
      count={150}
      initialState={starting(-1)}
      pageSizeOptions={[{ value: -1, label: 'All' }]}
    />,
  );
  await expect.poll(footer).toContain('1–150 of 150');
});

claim('show all rows on one page', async () => {
  const screen = await show(<PagesInPro />);
  await expect.poll(footer).toContain('1–25 of 60');
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(footer).toBe('Total Rows: 60');
});

claim('the page size counts only the rows of the top level', async () => {
  await show(
    <Box sx={{ height: 400 }}>
      <DataGridPro
        treeData
        rows={[['a'], ['a', 'b'], ['a', 'c'], ['d']].map((path) => ({ id: path.join(), path }))}
        columns={columns}
        getTreeDataPath={(row) => row.path}
        defaultGroupingExpansionDepth={1}
        pagination
        pageSizeOptions={[1]}
        initialState={starting(1)}
      />
    </Box>,
  );
  await expect.poll(rowCount).toBe(3);
  expect(footer()).toContain('1–1 of 2');
});

claim('a page has as many rows as fit without a vertical scrollbar', async () => {
  const screen = await show(<FitTheHeight />);
  await expect.poll(footer).toBe('1–4 of 60');
  await userEvent.click(screen.getByRole('button', { name: 'High' }));
  await expect.poll(footer).toBe('1–6 of 60');
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  expect(scroller.scrollHeight).toBe(scroller.clientHeight);
});

claim('The footer then has no select for the page size', async () => {
  const screen = await show(<FitTheHeight />);
  await expect.poll(footer).toContain('of 60');
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument();
});

claim("Don't combine the prop with autoHeight", async () => {
  failures();
  const screen = await show(
    <Caught>
      <Free autoPageSize autoHeight />
    </Caught>,
  );
  await expect.element(screen.getByText('Maximum update depth exceeded')).toBeVisible();
});

claim('or to change it from outside', async () => {
  const screen = await show(<ControlledPages />);
  await expect.element(status(screen)).toHaveTextContent('{ page: 2, pageSize: 5 }');
  await userEvent.click(next(screen));
  await expect.element(status(screen)).toHaveTextContent('{ page: 3, pageSize: 5 }');
  const back = screen.getByRole('button', { name: 'Back to the first page' });
  await userEvent.click(back);
  await expect.poll(footer).toContain('1–5 of 80');
  await expect.element(back).toHaveFocus();
});

claim('Sorting and filtering go back to page 0', async () => {
  const sent: number[] = [];
  const listen = (model: Paging) => sent.push(model.page);
  const props = {
    initialState: { pagination: { paginationModel: { page: 2, pageSize: 25 } } },
    onPaginationModelChange: listen,
  };
  const screen = await show(<Free {...props} />);
  await expect.poll(footer).toContain('51–60 of 60');
  await userEvent.click(screen.getByRole('columnheader', { name: 'name' }));
  await expect.poll(footer).toContain('1–25 of 60');
  await userEvent.click(next(screen));
  const items = [{ field: 'name', operator: 'contains', value: 'Row' }];
  await screen.rerender(<Free {...props} filterModel={{ items }} />);
  await expect.poll(footer).toContain('1–25 of 60');
  expect(sent).toEqual([0, 1, 0]);
});

claim('the grid goes to the last page', async () => {
  const sent: number[] = [];
  const props = {
    initialState: { pagination: { paginationModel: { page: 2, pageSize: 25 } } },
    onPaginationModelChange: (model: Paging) => sent.push(model.page),
  };
  const screen = await show(<Free {...props} />);
  await expect.poll(footer).toContain('51–60 of 60');
  await screen.rerender(<Free {...props} count={40} />);
  await expect.poll(footer).toContain('26–40 of 40');
  expect(sent).toEqual([1]);
});

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

claim('Changing the page size goes back to page 0', async () => {
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

claim("It sets paginationMode, sortingMode and filterMode to 'server'", async () => {
  const screen = await show(<FromDataSource />);
  await expect.poll(footer).toContain('1–5 of 1240');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Title' }));
  await expect.element(screen.getByText('Anna Karenina').first()).toBeVisible();
});

claim('Your own component needs only selectors and apiRef', async () => {
  const screen = await show(<NumberedPages />);
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 4' }));
  await expect.element(screen.getByText('Low tide')).toBeVisible();
});

claim('Pages can still be changed from code', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(
    <Free apiRef={apiRef} hideFooter pageSizeOptions={[5]} initialState={starting(5)} />,
  );
  await expect.element(screen.getByText('Row 1', { exact: true })).toBeVisible();
  apiRef.current?.setPage(2);
  await expect.element(screen.getByText('Row 11', { exact: true })).toBeVisible();
});

claim('if the number is too high, to the last one', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  await show(<Free apiRef={apiRef} pageSizeOptions={[25]} initialState={starting(25)} />);
  apiRef.current?.setPage(40);
  await expect.poll(footer).toContain('51–60 of 60');
});

claim('Change the page from code', async () => {
  const screen = await show(<JumpToPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Jump to end' }));
  await expect.poll(footer).toContain('56–60 of 60');
  await userEvent.click(screen.getByRole('button', { name: 'Jump to start' }));
  await expect.poll(footer).toContain('1–5 of 60');
});

claim('A new page starts at its top', async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const screen = await show(<Free apiRef={apiRef} initialState={starting(25)} />);
  await userEvent.click(screen.getByText('Row 1', { exact: true }));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => apiRef.current?.getScrollPosition().top).toBeGreaterThan(0);
  await userEvent.click(next(screen));
  await expect.poll(footer).toContain('26–50 of 60');
  await expect.poll(() => apiRef.current?.getScrollPosition().top).toBe(0);
});

claim('moves within the page and never goes to the next one', async () => {
  const screen = await show(<FivePerPage />);
  await userEvent.click(screen.getByText('SO-2041'));
  await userEvent.keyboard('{PageDown}{PageDown}');
  await expect.element(screen.getByRole('gridcell', { name: 'SO-2045' })).toHaveFocus();
  expect(footer()).toContain('1–5 of 80');
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

claim('slotProps.basePagination has no effect in 8.1.0', async () => {
  const basePagination = { material: { showLastButton: true }, showLastButton: true };
  const theme = createTheme({
    components: { MuiTablePagination: { defaultProps: { showLastButton: true } } },
  });
  const last = () => document.querySelector('[aria-label="Go to last page"]');
  const screen = await show(<Free slotProps={{ basePagination } as DataGridProps['slotProps']} />);
  await expect.element(next(screen)).toBeVisible();
  expect(last()).toBeNull();
  await screen.rerender(
    <ThemeProvider theme={theme}>
      <Free />
    </ThemeProvider>,
  );
  await expect.poll(last).not.toBeNull();
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
