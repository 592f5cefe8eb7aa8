import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { missingParts } from 'claims/anatomy';
import { cells, gridHeight, renderedRows, SmallGrid } from 'claims/grids';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import aggregation from './aggregation/index.mdx?raw';
import cellSelection from './cell-selection/index.mdx?raw';
import clipboard from './clipboard/index.mdx?raw';
import columnDefinition from './column-definition/index.mdx?raw';
import editing from './editing/index.mdx?raw';
import persistence from './editing/persistence/index.mdx?raw';
import exporting from './export/index.mdx?raw';
import filtering from './filtering/index.mdx?raw';
import serverFilter from './filtering/server-side/index.mdx?raw';
import pagination from './pagination/index.mdx?raw';
import pivotingExplained from './pivoting-explained/index.mdx?raw';
import quickstart from './quickstart/index.mdx?raw';
import serverSideData from './server-side-data/index.mdx?raw';
import lazyLoading from './server-side-data/lazy-loading/index.mdx?raw';
import serverGroups from './server-side-data/row-grouping/index.mdx?raw';
import sorting from './sorting/index.mdx?raw';
import ConfigurableGrid from './ConfigurableGrid';
import OrderLines from './OrderLines';
import OrdersTable from './OrdersTable';
import PartsOfTheGrid from './PartsOfTheGrid';
import ReportingLines from './ReportingLines';
import SalesByCountry from './SalesByCountry';
import SalesPivot from './SalesPivot';
import TradingBoard from './TradingBoard';

const claim = claimsOf(page);

const grid = () => document.querySelector('[role=grid], [role=treegrid]');
const thrown = async (props: Partial<DataGridProps>) => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <SmallGrid {...props} />
    </Caught>,
  );
  await expect.element(screen.getByRole('alert')).toBeVisible();
  return screen.getByRole('alert').element().textContent;
};

claim('click a column header to sort', async () => {
  const screen = await show(<OrdersTable />);
  await expect.poll(() => cells('customer').length).toBeGreaterThan(5);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Customer' }));
  await expect
    .element(screen.getByRole('columnheader', { name: 'Customer' }))
    .toHaveAttribute('aria-sort', 'ascending');
  const shown = cells('customer');
  expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b)));
});

claim('Switch a few on, such as `checkboxSelection`, `showToolbar` and a `density`', async () => {
  const screen = await show(<ConfigurableGrid />);
  await expect.poll(() => cells('peak')).toHaveLength(5);
  const rowHeight = () => renderedRows()[0]?.offsetHeight ?? 0;
  const standard = rowHeight();
  expect(document.querySelector('[role=toolbar], [role=grid] input')).toBeNull();
  await screen.rerender(<ConfigurableGrid checkboxSelection showToolbar density="compact" />);
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  await expect.poll(rowHeight).toBeLessThan(standard);
});

claim('type into the search field in the toolbar', async () => {
  const screen = await show(<OrdersTable />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.keyboard('zzz');
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim('the columns still sort by the number behind the cell', async () => {
  const screen = await show(<TradingBoard />);
  await expect.poll(() => cells('change').length).toBeGreaterThan(5);
  const numbers = () => cells('change').map((text) => Number(text.replace(/[^-.\d]/g, '')));
  expect(numbers()).toEqual([...numbers()].sort((a, b) => b - a));
  await userEvent.click(screen.getByRole('columnheader', { name: 'Price (USD)' }));
  const prices = () => cells('price').map((text) => Number(text.replaceAll(',', '')));
  await expect.poll(() => prices()).toEqual([...prices()].sort((a, b) => a - b));
});

claim('It draws only the rows and columns that are in view', async () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `Row ${id}` }));
  const columns = Array.from({ length: 40 }, (_, index) => ({ field: `c${index}`, width: 100 }));
  await show(
    <SmallGrid
      rows={rows}
      columns={columns}
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
    />,
  );
  await expect.poll(() => renderedRows().length).toBeGreaterThan(0);
  expect(renderedRows().length).toBeLessThan(20);
  expect(renderedRows()[0]?.querySelectorAll('[role=gridcell]').length).toBeLessThan(20);
});

claim("it's always on in the Community plan, and off by default in Pro and Premium", async () => {
  const data = { rows: [{ id: 1, name: 'Rowing boat' }], columns: [{ field: 'name' }] };
  const pages = async (table: ReactElement) => {
    const screen = await show(<div style={{ height: 300 }}>{table}</div>);
    await expect.element(screen.getByText('Rowing boat')).toBeVisible();
    const isPaged = document.querySelector('.MuiTablePagination-root') !== null;
    await screen.unmount();
    return isPaged;
  };
  expect(await pages(<DataGrid {...data} />)).toBe(true);
  expect(await pages(<DataGridPro {...data} />)).toBe(false);
  expect(await pages(<DataGridPremium {...data} />)).toBe(false);
  expect(await pages(<DataGridPro {...data} pagination />)).toBe(true);
  expect(await pages(<DataGrid {...data} {...({ pagination: false } as object)} />)).toBe(true);
});

claim('A page size above 100 throws', async () => {
  const text = await thrown({
    initialState: { pagination: { paginationModel: { pageSize: 200 } } },
    pageSizeOptions: [200],
  });
  expect(text).toContain('MUI X: `pageSize` cannot exceed 100 in the MIT version of the DataGrid.');
});

claim(
  'Two items in sortModel or in filterModel.items log an error, and the grid keeps the first',
  async () => {
    const messages = consoleMessages();
    const columns = [{ field: 'name' }, { field: 'year' }];
    const screen = await show(
      <SmallGrid
        columns={columns}
        sortModel={[
          { field: 'name', sort: 'desc' },
          { field: 'year', sort: 'asc' },
        ]}
      />,
    );
    await expect
      .poll(() => [...document.querySelectorAll('[aria-sort=descending]')].length)
      .toBe(1);
    expect(document.querySelector('[aria-sort=ascending]')).toBeNull();
    expect(messages.join()).toContain('sortModel');
    messages.length = 0;
    await screen.unmount();
    await show(
      <SmallGrid
        columns={columns}
        filterModel={{
          items: [
            { id: 1, field: 'name', operator: 'contains', value: 'Row 1' },
            { id: 2, field: 'name', operator: 'contains', value: 'nothing' },
          ],
        }}
      />,
    );
    await expect.poll(() => cells('name')).toEqual(['Row 1']);
    expect(messages.join()).toContain('filterModel');
  },
);

claim('Without checkboxSelection, only one row can be selected', async () => {
  const screen = await show(<SmallGrid />);
  const selected = () => document.querySelectorAll('[role=row][aria-selected=true]').length;
  await userEvent.click(screen.getByText('Row 1', { exact: true }));
  await expect.poll(selected).toBe(1);
  await userEvent.keyboard('{Control>}');
  await userEvent.click(screen.getByText('Row 2', { exact: true }));
  await userEvent.keyboard('{/Control}');
  await expect.poll(selected).toBe(1);
});

claim('with two ids then throws', async () => {
  const text = await thrown({ rowSelectionModel: { type: 'include', ids: new Set([1, 2]) } });
  expect(text).toContain('MUI X: `rowSelectionModel` can only contain 1 item in DataGrid.');
});

claim('adds a column with the buttons that expand and collapse rows', async () => {
  const screen = await show(<ReportingLines />);
  const before = renderedRows().length;
  expect(before).toBeGreaterThan(3);
  await userEvent.click(screen.getByRole('button', { name: 'hide children' }).first());
  await expect.poll(() => renderedRows().length).toBe(1);
});

claim('The panel below is as tall as its content', async () => {
  await show(<OrderLines />);
  const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-detailPanel');
  await expect.poll(() => panel()?.textContent).toContain(' at $');
  const content = panel()?.firstElementChild as HTMLElement;
  await expect
    .poll(() => panel()?.getBoundingClientRect().height)
    .toBe(content.getBoundingClientRect().height);
});

claim('for each group and for the whole', async () => {
  await show(<SalesByCountry />);
  await expect
    .poll(() => cells('total').filter((text) => text.startsWith('$')).length)
    .toBeGreaterThan(3);
  expect(document.querySelector('.MuiDataGrid-pinnedRows--bottom')?.textContent).toContain('$');
});

claim('with a row for each country and a column for each channel', async () => {
  const screen = await show(<SalesPivot />);
  await expect.element(screen.getByRole('columnheader', { name: 'Web' }).first()).toBeVisible();
  const { orders } = await import('sample-data/orders');
  const countries = new Set(orders.map(({ country }) => country)).size;
  await expect.poll(() => Number(grid()?.getAttribute('aria-rowcount'))).toBeGreaterThan(countries);
});

claim(
  'counts its rows and columns for screen readers, and makes all its cells one stop',
  async () => {
    await show(<SmallGrid columns={[{ field: 'name' }, { field: 'year' }]} />);
    await expect.poll(() => grid()?.getAttribute('aria-colcount')).toBe('2');
    expect(grid()?.getAttribute('aria-rowcount')).toBe('4');
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('columnheader');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  },
);

claim('on a header sorts', async () => {
  await show(<SmallGrid />);
  await expect.poll(() => cells('name').length).toBe(3);
  document.querySelector<HTMLElement>('[role=columnheader]')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[aria-sort=ascending]')).not.toBeNull();
});

claim('opens the column menu', async () => {
  const screen = await show(<SmallGrid />);
  await expect.poll(() => cells('name').length).toBe(3);
  document.querySelector<HTMLElement>('[role=columnheader]')?.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

claim('selects the row', async () => {
  await show(<SmallGrid />);
  await expect.poll(() => cells('name').length).toBe(3);
  document.querySelector<HTMLElement>('[role=gridcell]')?.focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect
    .poll(() => document.querySelectorAll('[role=row][aria-selected=true]').length)
    .toBe(1);
});

claim('In right-to-left pages the arrow keys follow the direction', async () => {
  await show(<SmallGrid columns={[{ field: 'name' }, { field: 'year' }]} />, { direction: 'rtl' });
  await expect.poll(() => cells('name').length).toBe(3);
  document.querySelector<HTMLElement>('[role=gridcell]')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('year');
});

claim('which also shows in the toolbar', async () => {
  const screen = await show(
    <div style={{ width: 500 }}>
      <DataGrid rows={[]} columns={[]} label="Bookings" showToolbar />
    </div>,
  );
  await expect.element(screen.getByText('Bookings', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('grid', { name: 'Bookings' })).toBeVisible();
  expect(gridHeight()).toBeGreaterThan(100);
});

/** The guides of the three ways, but the last of each. */
const guides: Record<string, string> = {
  aggregation: aggregation,
  'cell-selection': cellSelection,
  clipboard: clipboard,
  'column-definition': columnDefinition,
  editing: editing,
  'editing/persistence': persistence,
  export: exporting,
  filtering: filtering,
  'filtering/server-side': serverFilter,
  pagination: pagination,
  'pivoting-explained': pivotingExplained,
  quickstart: quickstart,
  'server-side-data': serverSideData,
  'server-side-data/lazy-loading': lazyLoading,
  'server-side-data/row-grouping': serverGroups,
  sorting: sorting,
};

claim('each page ends with a link to the one after it', () => {
  const section = page.split('## Where to start')[1]!.split('## ')[0]!;
  const ways = section
    .split('\n- ')
    .slice(1)
    .map((way) => [...way.matchAll(/\]\(\/react-data-grid\/(.*?)\/\)/g)].map(([, path]) => path!));
  expect(ways.map(({ length }) => length)).toEqual([6, 7, 6]);
  for (const way of ways) {
    way.slice(0, -1).forEach((path, index) => {
      expect(guides[path]!.split('## Next steps')[1], path).toContain(
        `(/react-data-grid/${way[index + 1]}/`,
      );
    });
  }
});

claim('Point at a name or at the grid to find a part', async () => {
  const screen = await show(<PartsOfTheGrid />);
  await expect.element(screen.getByText('San Marzano').first()).toBeVisible();
  expect(missingParts(page, 'PartsOfTheGrid')).toEqual([]);
});

claim('Only rows in or near the view are in the page', async () => {
  const screen = await show(<PartsOfTheGrid />);
  await expect.element(screen.getByText('San Marzano').first()).toBeVisible();
  expect(document.querySelectorAll('.MuiDataGrid-row').length).toBeLessThan(25);
});
