import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { allowLostFocus } from 'claims/focus';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api, rows, columns, model, Grid, headers } from './claimsGrid';
import ControlledPivot from './ControlledPivot';
import { deliveries } from './deliveries';
import page from './index.mdx?raw';
import KeptPivot from './KeptPivot';
import LargePivot from './LargePivot';
import ModelAtStart from './ModelAtStart';
import OrdersPivot from './OrdersPivot';
import SomeFields from './SomeFields';
import WithoutPivoting from './WithoutPivoting';

const claim = claimsOf(page);

const lines = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent).join(),
  );

const shown = (expected: string[]) => expect.poll(lines).toEqual(expected);

claim('a row for each country, a column for each status', async () => {
  await show(<OrdersPivot />);
  await expect.poll(() => lines().length).toBe(7);
  expect(headers()).toContain('Delivered');
});

claim('With showToolbar, a button opens the panel', async () => {
  const screen = await show(<Grid pivotActive={false} showToolbar />);
  await userEvent.click(screen.getByRole('button', { name: 'Pivot' }));
  await expect.element(screen.getByRole('button', { name: 'Close pivot settings' })).toBeVisible();
});

claim(
  'the grid is empty and says Add fields to rows, columns, and values to create a pivot table',
  async () => {
    const screen = await show(<Grid pivotModel={{ ...model, rows: [] }} />);
    await expect
      .element(screen.getByText('Add fields to rows, columns, and values to create a pivot table'))
      .toBeVisible();
  },
);

claim('They have the order of the rows unless you set sort', async () => {
  const screen = await show(<Grid />);
  await expect.poll(() => headers().slice(0, 3)).toEqual(['y', 'x', '(No value)']);
  await screen.rerender(<Grid pivotModel={{ ...model, columns: [{ field: 'c', sort: 'asc' }] }} />);
  await expect.poll(() => headers().slice(0, 3)).toEqual(['(No value)', 'x', 'y']);
});

claim("Without any, there's one column for each entry of values", async () => {
  await show(<Grid pivotModel={{ ...model, columns: [] }} />);
  await shown(['a (2),2', 'b (1),9', ',11']);
});

claim('keeps it in the panel, unchecked, and out of the table', async () => {
  const screen = await show(
    <Grid pivotPanelOpen pivotModel={{ ...model, columns: [{ field: 'c', hidden: true }] }} />,
  );
  await shown(['a (2),2', 'b (1),9', ',11']);
  await expect.element(screen.getByRole('checkbox', { name: 'c', exact: true })).not.toBeChecked();
});

claim('A figure of 0 is shown as an empty cell, but as 0 in the line at the bottom', async () => {
  await show(<Grid />);
  await shown(['a (2),2,,', 'b (1),,9,', ',2,9,0']);
});

claim('to start with the pivot', async () => {
  await show(<ModelAtStart />);
  await expect.poll(() => lines().length).toBe(5);
  expect(headers().slice(0, 3)).toEqual(['Ground', 'Capsules', 'Beans']);
});

claim('Three pairs of props control it', async () => {
  const screen = await show(<ControlledPivot />);
  await expect.poll(() => lines().length).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'By product' }));
  await expect.poll(() => lines().length).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: 'All sales' }));
  await expect.poll(headers).toEqual(['Region', 'Product', 'Kilos']);
});

claim('The model is a plain object', async () => {
  localStorage.setItem(
    'docs-orders-pivot',
    JSON.stringify({ rows: [{ field: 'channel' }], columns: [], values: [] }),
  );
  const screen = await show(<KeptPivot />);
  await expect.poll(() => lines()[0]).toMatch(/^(Web shop|Store|Phone|Partner)/);
  await userEvent.click(screen.getByRole('button', { name: 'Forget my changes' }));
  await expect.poll(() => lines().length).toBe(7);
  expect(localStorage.getItem('docs-orders-pivot')).toBeNull();
});

claim('removes the button and the menu entry, and ignores the model', async () => {
  const screen = await show(<WithoutPivoting />);
  await expect.poll(() => lines().length).toBeGreaterThan(3);
  expect(screen.getByRole('button', { name: 'Pivot' }).elements()).toHaveLength(0);
  await userEvent.click(screen.getByRole('switch'));
  await expect.element(screen.getByRole('button', { name: 'Pivot' })).toBeVisible();
  await screen.unmount();
  await show(<Grid disablePivoting />);
  await expect.poll(() => lines().length).toBe(3);
});

claim('keeps a column out of the panel', async () => {
  const screen = await show(<SomeFields />);
  await expect.element(screen.getByText('Channel').first()).toBeVisible();
  expect(screen.getByText('Customer', { exact: true }).elements()).toHaveLength(0);
});

claim('Is cleared when pivoting is turned on or off', async () => {
  allowLostFocus('pivot rows');
  const screen = await show(
    <Grid pivotActive={undefined} pivotModel={undefined} initialState={{ pivoting: { model } }} />,
  );
  await userEvent.click(screen.getByRole('gridcell', { name: '9' }));
  await expect.element(screen.getByText('1 row selected')).toBeVisible();
  api.current?.setPivotActive(true);
  await shown(['a (2),2,,', 'b (1),,9,', ',2,9,0']);
  expect(screen.getByText('1 row selected').elements()).toHaveLength(0);
});

claim('When pivoting is turned off, the grid is as it was before', async () => {
  await show(
    <Grid
      pivotActive={undefined}
      pivotModel={undefined}
      initialState={{
        pivoting: { model },
        sorting: { sortModel: [{ field: 'size', sort: 'desc' }] },
      }}
    />,
  );
  await expect.poll(() => lines()[0]).toMatch(/^b,x,9/);
  api.current?.setPivotActive(true);
  await expect.poll(() => lines().length).toBe(3);
  api.current?.setPivotActive((active) => !active);
  await expect.poll(() => lines()[0]).toMatch(/^b,x,9/);
  expect(headers()).toEqual(['g', 'c', 'size', 'When']);
});

claim('and the rows inside of the groups', async () => {
  await show(<Grid />);
  await shown(['a (2),2,,', 'b (1),,9,', ',2,9,0']);
  expect(api.current?.getDataAsCsv().split('\r\n').slice(-6)).toEqual([
    'a,2,0,0',
    ',2,,',
    ',,,0',
    'b,0,9,0',
    ',,9,',
    ',2,9,0',
  ]);
});

claim('New rows change the figures', async () => {
  const screen = await show(<Grid />);
  await shown(['a (2),2,,', 'b (1),,9,', ',2,9,0']);
  await screen.rerender(<Grid rows={[...rows, { id: 4, g: 'a', c: 'x', size: 100 }]} />);
  await shown(['a (3),2,100,', 'b (1),,9,', ',2,109,0']);
});

claim('but an empty array is ignored. updateRows() replaces whole rows', async () => {
  const screen = await show(<Grid />);
  await shown(['a (2),2,,', 'b (1),,9,', ',2,9,0']);
  await screen.rerender(<Grid rows={[]} />);
  api.current?.updateRows([{ id: 2, g: 'b', c: 'x', size: 10 }]);
  await shown(['a (2),2,,', 'b (1),,10,', ',2,10,0']);
  api.current?.updateRows([{ id: 2, g: 'b', size: 10 }]);
  await shown(['a (2),2,', 'b (1),,10', ',2,10']);
});

claim('Manage pivot in the column menus does', async () => {
  const screen = await show(<Grid pivotActive={false} />);
  await userEvent.hover(screen.getByRole('columnheader', { name: 'g' }));
  await userEvent.click(screen.getByRole('button', { name: 'g column menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Manage pivot' }));
  await expect.element(screen.getByRole('button', { name: 'Close pivot settings' })).toBeVisible();
});

claim('show their value in columns, and their label in rows', async () => {
  const valueOptions = [
    { value: 'x', label: 'Ex' },
    { value: 'y', label: 'Why' },
  ];
  const options: GridColDef[] = [
    { field: 'g' },
    { field: 'c', type: 'singleSelect', valueOptions },
    { field: 'size', type: 'number' },
  ];
  const screen = await show(<Grid rows={rows.slice(0, 2)} columns={options} />);
  await expect.poll(() => headers().slice(0, 2)).toEqual(['y', 'x']);
  await screen.rerender(
    <Grid
      rows={rows.slice(0, 2)}
      columns={options}
      pivotModel={{ ...model, rows: [{ field: 'c' }], columns: [] }}
    />,
  );
  await shown(['Why (1),2', 'Ex (1),9', ',11']);
});

claim("Columns made from values can't be filtered", async () => {
  const screen = await show(<Grid />);
  await expect.poll(() => headers().length).toBeGreaterThan(5);
  const fields = () => api.current?.getAllColumns().filter(({ field }) => field.includes('>->'));
  expect(fields()?.map(({ filterable }) => filterable)).toEqual([false, false, false]);
  const filterModel = { items: [{ field: 'size', operator: '>', value: '5' }] };
  await screen.rerender(<Grid filterModel={filterModel} />);
  await shown(['b (1),,9,', ',0,9,0']);
});

claim('With columns, the grid ignores the type', async () => {
  const untyped: GridColDef[] = [{ field: 'g' }, { field: 'c' }, { field: 'size' }];
  const screen = await show(<Grid columns={untyped} />);
  await shown(['a (2),2,,', 'b (1),,9,', ',2,9,0']);
  await screen.rerender(<Grid columns={untyped} pivotModel={{ ...model, columns: [] }} />);
  await shown(['a (2),', 'b (1),']);
});

claim("the grid doesn't pivot yet: it waits for the rows", async () => {
  const pivoting = { enabled: true, model };
  const uncontrolled = {
    pivotActive: undefined,
    pivotModel: undefined,
    initialState: { pivoting },
  };
  const screen = await show(<Grid {...uncontrolled} loading />);
  await expect.poll(headers).toEqual(['g', 'c', 'size', 'When']);
  await screen.rerender(<Grid {...uncontrolled} />);
  await shown(['a (2),2,,', 'b (1),,9,', ',2,9,0']);
});

claim('with years and quarters for those of the type date', async () => {
  const day: GridColDef = { field: 'day', headerName: 'Day', type: 'date' };
  const screen = await show(
    <Grid
      columns={[...columns, day]}
      pivotModel={{ rows: [], columns: [], values: [] }}
      showToolbar
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pivot' }));
  const fields = () =>
    document.querySelector('.MuiDataGrid-pivotPanelAvailableFields')?.textContent;
  await expect.poll(fields).toBe('gcsizeWhenDayDay (Year)Day (Quarter)');
});

claim('which also works from the keyboard', async () => {
  const empty = { pivotActive: true, pivotPanelOpen: true, pivotModel: undefined };
  const screen = await show(<Grid {...empty} columns={columns.slice(0, 1)} />);
  const menu = screen.getByRole('button', { name: 'Field options' });
  await expect.element(menu.getByTestId('AddIcon')).toBeInTheDocument();
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Add to Rows' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lines().length).toBe(2);
  await expect.element(menu.getByTestId('TripleDotsVerticalIcon')).toBeInTheDocument();
});

claim("The model has no rows, or they're hidden", async () => {
  const screen = await show(<Grid />);
  await expect.poll(() => lines().length).toBe(3);
  await screen.rerender(<Grid pivotModel={{ ...model, rows: [] }} />);
  await shown([]);
  await screen.rerender(<Grid />);
  await expect.poll(() => lines().length).toBe(3);
  await screen.rerender(<Grid pivotModel={{ ...model, rows: [{ field: 'g', hidden: true }] }} />);
  await shown([]);
});

claim('the grid sets some props itself and ignores yours', async () => {
  const own: Partial<DataGridPremiumProps> = {
    rowGroupingModel: ['c'],
    aggregationModel: { size: 'max' },
    getAggregationPosition: () => null,
    columnGroupingModel: [{ groupId: 'mine', children: [{ field: 'g' }] }],
    columnVisibilityModel: { c: false },
    groupingColDef: { headerName: 'My groups' },
    headerFilters: true,
    disableRowGrouping: true,
    disableAggregation: true,
  };
  const { rerender } = await show(<Grid />);
  const usual = ['a (2),2,,', 'b (1),,9,', ',2,9,0'];
  await shown(usual);
  const before = headers();
  await rerender(<Grid {...own} />);
  await shown(usual);
  expect(headers()).toEqual(before);
  await rerender(<Grid {...own} disableRowGrouping={false} pivotActive={false} />);
  await expect.poll(() => headers().join()).toContain('My groups');
});

claim('These 2,880 deliveries become eight groups and five columns', async () => {
  expect(deliveries).toHaveLength(2880);
  const screen = await show(<LargePivot />);
  await expect.element(screen.getByRole('columnheader', { name: '2025' })).toBeInTheDocument();
  const groups = () => document.querySelectorAll('[role=row][data-id]:not([data-id*=footer])');
  await expect.poll(() => groups().length).toBe(8);
  expect(headers().filter((name) => name?.startsWith('Tons'))).toHaveLength(5);
});
