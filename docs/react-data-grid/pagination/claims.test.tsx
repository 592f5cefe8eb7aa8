import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import {
  DataGrid,
  GridPagination,
  Toolbar,
  type DataGridProps,
  type GridApi,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { Caught, claimsOf, consoleMessages, failures, show } from 'claims';
import { useState, type ComponentProps, type RefObject } from 'react';
import { employees } from 'sample-data/employees';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { columns, Free, makeRows, starting, footer, rowCount, next, status } from './claimsGrid';
import ControlledPages from './ControlledPages';
import FitTheHeight from './FitTheHeight';
import FivePerPage from './FivePerPage';
import page from './index.mdx?raw';
import JumpToPage from './JumpToPage';
import NumberedPages from './NumberedPages';
import PagesInPro from './PagesInPro';

const claim = claimsOf(page);

type Paging = { page: number; pageSize: number };

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
  document.querySelector('.MuiDataGrid-virtualScroller')!.scrollTo(0, 10_000);
  await expect.element(screen.getByText(employees[59]!.name, { exact: true })).toBeVisible();
});

const eight = makeRows(8);

/** A grid of eight rows, five on a page while `pagination` is on. */
const ofEight = (pagination: boolean) => (
  <Box sx={{ height: 640, width: 600 }}>
    <DataGridPro
      rows={eight}
      columns={columns}
      pagination={pagination}
      initialState={starting(5)}
      pageSizeOptions={[5]}
    />
  </Box>
);

claim('switching it off leaves the rows of one page', async () => {
  const screen = await show(ofEight(true));
  await expect.poll(rowCount).toBe(5);
  await screen.rerender(ofEight(false));
  await expect.poll(footer).toBe('Total Rows: 8');
  expect(rowCount()).toBe(5);
});

claim('In 8.1.0, switching pagination on later', async () => {
  const screen = await show(ofEight(false));
  await expect.poll(rowCount).toBe(8);
  await screen.rerender(ofEight(true));
  await expect.poll(footer).toContain('of 8');
  expect(rowCount()).toBe(8);
  await screen.unmount();
  await show(ofEight(true));
  await expect.poll(rowCount).toBe(5);
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

claim('A page of ten is ten groups, plus everything in those that are open', async () => {
  const rows = Array.from({ length: 36 }, (_, id) => ({
    id,
    g: `Group ${id % 12}`,
    name: `Row ${id}`,
  }));
  await show(
    <Box sx={{ height: 1600, width: 600 }}>
      <DataGridPremium
        rows={rows}
        columns={[...columns, { field: 'g' }]}
        pagination
        pageSizeOptions={[10]}
        initialState={{ ...starting(10), rowGrouping: { model: ['g'] } }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Group 0'}
      />
    </Box>,
  );
  await expect.poll(rowCount).toBe(13);
  expect(footer()).toContain('1–10 of 12');
});

claim('the third page of 10 starts with row 21, the third page of 25 with row 51', async () => {
  const screen = await show(
    <Free
      count={300}
      pageSizeOptions={[10, 25]}
      initialState={{ pagination: { paginationModel: { page: 2, pageSize: 10 } } }}
    />,
  );
  await expect.poll(footer).toContain('21–30 of 300');
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: '25' }));
  await expect.poll(footer).toContain('51–75 of 300');
});

claim('To keep the row that was first, compute the page that contains it', async () => {
  function Orders() {
    const [model, setModel] = useState<GridPaginationModel>({ page: 3, pageSize: 10 });
    const change = (changed: GridPaginationModel) => {
      const first = model.page * model.pageSize;
      const isSameSize = changed.pageSize === model.pageSize;
      setModel(isSameSize ? changed : { ...changed, page: Math.floor(first / changed.pageSize) });
    };
    return (
      <Free
        count={300}
        pageSizeOptions={[10, 25]}
        paginationModel={model}
        onPaginationModelChange={change}
      />
    );
  }
  const screen = await show(<Orders />);
  await expect.poll(footer).toContain('31–40 of 300');
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: '25' }));
  await expect.poll(footer).toContain('26–50 of 300');
  await userEvent.click(next(screen));
  await expect.poll(footer).toContain('51–75 of 300');
});

function PageNumbers({ count, rowsPerPage, page, onPageChange }: TablePaginationActionsProps) {
  return (
    <Pagination
      aria-label="Pages"
      size="small"
      count={rowsPerPage > 0 ? Math.ceil(count / rowsPerPage) : 1}
      page={page + 1}
      onChange={(_, next) => onPageChange(null, next - 1)}
    />
  );
}

claim('To keep these and show numbers in place of the arrows', async () => {
  const theme = createTheme({
    components: { MuiTablePagination: { defaultProps: { ActionsComponent: PageNumbers } } },
  });
  const screen = await show(
    <ThemeProvider theme={theme}>
      <Free initialState={starting(5)} pageSizeOptions={[5]} />
    </ThemeProvider>,
  );
  await expect.poll(footer).toContain('1–5 of 60');
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 3' }));
  await expect.poll(footer).toContain('11–15 of 60');
});

const PagesOnTop = () => (
  <Toolbar>
    <GridPagination />
  </Toolbar>
);

const PagesTwice = (props: ComponentProps<typeof Free>) => (
  <Free
    initialState={starting(5)}
    pageSizeOptions={[5]}
    showToolbar
    slots={{ toolbar: PagesOnTop }}
    {...props}
  />
);

claim('and both always show the same page', async () => {
  const screen = await show(<PagesTwice />);
  const toolbar = () => screen.getByRole('toolbar').element().textContent;
  await expect.poll(footer).toContain('1–5 of 60');
  await userEvent.click(next(screen).first());
  await expect.poll(footer).toContain('6–10 of 60');
  expect(toolbar()).toContain('6–10 of 60');
  await userEvent.click(next(screen).last());
  await expect.poll(toolbar).toContain('11–15 of 60');
});

claim("set hideFooterPagination, which doesn't affect the toolbar", async () => {
  const screen = await show(<PagesTwice hideFooterPagination />);
  await expect.element(screen.getByRole('toolbar')).toHaveTextContent('1–5 of 60');
  expect(next(screen).elements()).toHaveLength(1);
});

claim('hideFooterPagination removes it', async () => {
  const found = (part: string) => document.querySelector(`.${part}`) !== null;
  const screen = await show(<FivePerPage />);
  await expect.poll(() => found('MuiTablePagination-root')).toBe(true);
  await screen.rerender(<FivePerPage hideFooterPagination />);
  await expect.poll(() => found('MuiTablePagination-root')).toBe(false);
  expect(found('MuiDataGrid-footerContainer')).toBe(true);
  await screen.rerender(<FivePerPage hideFooter />);
  await expect.poll(() => found('MuiDataGrid-footerContainer')).toBe(false);
});

claim('gets lower on the last page, and everything below it moves', async () => {
  const heights = async (minHeight?: number) => {
    const screen = await show(
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          rows={makeRows(13)}
          columns={columns}
          initialState={starting(10)}
          pageSizeOptions={[10]}
          sx={minHeight === undefined ? {} : { '& .MuiDataGrid-main': { minHeight } }}
        />
      </div>,
    );
    const height = () => document.querySelector<HTMLElement>('.MuiDataGrid-root')?.offsetHeight;
    await expect.poll(rowCount).toBe(10);
    const full = height();
    await userEvent.click(next(screen));
    await expect.poll(rowCount).toBe(3);
    const last = height();
    await screen.unmount();
    return { full, last };
  };
  const plain = await heights();
  expect(plain.last).toBe((plain.full ?? 0) - 7 * 52);
  expect(await heights(56 + 10 * 52)).toEqual({ full: plain.full, last: plain.full });
});

claim('even if you empty rows until then', async () => {
  await show(
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        rows={[]}
        columns={columns}
        loading
        sx={{ '& .MuiDataGrid-main': { minHeight: 56 + 10 * 52 } }}
      />
    </div>,
  );
  await expect
    .poll(() => document.querySelector<HTMLElement>('.MuiDataGrid-main')?.offsetHeight)
    .toBe(576);
});
