import { DataGrid, type GridRowParams } from '@mui/x-data-grid';
import { GRID_AGGREGATION_ROOT_FOOTER_ROW_ID } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api, Grid, lines, total, totalIs } from '../claimsGrid';
import FilteredOrAll from './FilteredOrAll';
import GroupTotals from './GroupTotals';
import page from './index.mdx?raw';
import TotalsBelow from './TotalsBelow';
import TreeTotals from './TreeTotals';

const claim = claimsOf(page);

claim('the line at the bottom has the figures of all rows', async () => {
  await show(<GroupTotals />);
  await expect.poll(() => lines()[0]).toBe('South (4),,,50,1,120');
  await totalIs(['', '', '', '115', '2,500']);
});

claim('To the grid, your line is a row like any other', async () => {
  const isNoTotal = ({ row }: GridRowParams) => !row.isTotal;
  const screen = await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid
        rows={[
          { id: 1, item: 'Rent', amount: 900 },
          { id: 'fixed', item: 'Fixed costs', amount: 900, isTotal: true },
          { id: 3, item: 'Travel', amount: 75 },
        ]}
        columns={[{ field: 'item' }, { field: 'amount', type: 'number' }]}
        disableColumnSorting
        disableColumnFilter
        checkboxSelection
        isRowSelectable={isNoTotal}
        getRowClassName={(params) => (isNoTotal(params) ? '' : 'total')}
      />
    </div>,
  );
  await expect.element(screen.getByText('1–3 of 3')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Select row' }).nth(1)).toBeDisabled();
  await userEvent.click(screen.getByText('amount', { exact: true }));
  expect(document.querySelectorAll('.MuiDataGrid-row')[1]?.className).toContain('total');
});

claim("Here it's the other way around", async () => {
  await show(<TotalsBelow />);
  await expect.poll(() => lines()[0]).toBe('South (4),,,,');
  expect(lines()[5]).toBe(',,,50,672');
  expect(total()).toEqual([]);
});

claim("can only have a footer; 'inline' there shows nothing", async () => {
  await show(<Grid getAggregationPosition={() => 'inline'} />);
  await expect.poll(() => lines().length).toBe(4);
});

claim('an average is the average of all rows', async () => {
  await show(<Grid aggregationModel={{ size: 'avg' }} rowGroupingModel={['g']} />);
  await expect.poll(() => total().join('')).toBe('4');
  expect(lines().filter((line) => /\(\d\)/.test(line))).toEqual(['B (1),,2,', 'A (3),,5,']);
});

claim('It shows 410, the sum of its four leaves', async () => {
  await show(<TreeTotals />);
  await expect.poll(() => lines()[3]).toBe('Foundations (6),410,21');
  await totalIs(['', '620', '21']);
});

claim('aggregationRowsScope="all", they\'re computed from all rows', async () => {
  const screen = await show(<FilteredOrAll />);
  await totalIs(['', '', '', '860']);
  await userEvent.click(screen.getByRole('switch'));
  await totalIs(['', '', '', '2,500']);
});

claim('When you change the prop, it takes effect with the next change of rows', async () => {
  const filterModel = { items: [{ field: 'size', operator: '>', value: 1 }] };
  const screen = await show(<Grid filterModel={filterModel} />);
  await totalIs(['', '11', '']);
  await screen.rerender(<Grid filterModel={filterModel} aggregationRowsScope="all" hideFooter />);
  await expect.poll(() => document.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
  expect(total()).toEqual(['', '11', '']);
  api.current?.updateRows([{ id: 1, g: 'C' }]);
  await totalIs(['', '12', '']);
});

claim("doesn't hide a group whose sum is less", async () => {
  await show(
    <Grid
      rowGroupingModel={['g']}
      filterModel={{ items: [{ field: 'size', operator: '>', value: 1 }] }}
      aggregationModel={{ size: 'min' }}
      aggregationRowsScope="all"
    />,
  );
  await expect
    .poll(() => lines())
    .toEqual(['B (1),,2,', ',B,2,1/2/2026', 'A (1),,1,', ',A,9,', ',,1,']);
});

claim("Rows of figures can't be selected", async () => {
  const screen = await show(<Grid checkboxSelection />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await expect.element(screen.getByText('4 rows selected')).toBeVisible();
  const row = document.querySelector(`[data-id="${GRID_AGGREGATION_ROOT_FOOTER_ROW_ID}"]`);
  expect(row?.querySelector('input')).toBeNull();
});

claim('The total stays at the bottom', async () => {
  await show(<Grid sortModel={[{ field: 'size', sort: 'desc' }]} />);
  await expect.poll(() => lines().at(-1)).toBe(',12,');
});

claim('Groups are sorted by their figures', async () => {
  const byG = { rowGrouping: { model: ['g'] } };
  const sorted = (sort: 'asc' | 'desc') => (
    <Grid initialState={byG} sortModel={[{ field: 'size', sort }]} />
  );
  const screen = await show(sorted('asc'));
  await expect.poll(() => lines()[0]).toMatch(/^B \(1\)/);
  await screen.rerender(sorted('desc'));
  await expect.poll(() => lines()[0]).toMatch(/^A \(3\)/);
});

claim('Figures change with the filter', async () => {
  await show(<Grid filterModel={{ items: [{ field: 'g', operator: 'equals', value: 'A' }] }} />);
  await totalIs(['', '10', '']);
});

claim(
  "Figures are in the lines of their groups, the total is the last line. The header doesn't name the function",
  async () => {
    await show(<Grid initialState={{ rowGrouping: { model: ['g'] } }} />);
    await expect.poll(() => lines()[0]).toMatch(/^B \(1\)/);
    const csv = api.current?.getDataAsCsv({ fields: ['g', 'size'] }).split('\r\n');
    expect(csv).toEqual(['g,size', ',2', 'B,2', ',10', 'A,9', 'A,1', 'A,', ',12']);
  },
);

claim('If no row is left, the total row stays, but is empty', async () => {
  await show(<Grid filterModel={{ items: [{ field: 'size', operator: '>', value: 99 }] }} />);
  await expect.poll(lines).toEqual([',,']);
});

claim("The total is below every page, for all pages. It isn't counted as a row", async () => {
  const screen = await show(
    <Grid
      pagination
      pageSizeOptions={[2]}
      initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
    />,
  );
  await expect.element(screen.getByText('1–2 of 4')).toBeVisible();
  expect(lines()).toHaveLength(3);
  await totalIs(['', '12', '']);
});

claim('If rows are selected, the total is left out', async () => {
  const screen = await show(<Grid checkboxSelection />);
  await totalIs(['', '', '12', '']);
  expect(api.current?.getDataAsCsv().split('\r\n').at(0)).toBe('g,size,when');
  expect(api.current?.getDataAsCsv().split('\r\n').at(-1)).toBe(',12,');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await expect.poll(() => api.current?.getDataAsCsv().split('\r\n')).toHaveLength(2);
});

claim('Pinned rows at the bottom come before the total', async () => {
  await show(<Grid pinnedRows={{ bottom: [{ id: 9, g: 'pinned', size: 100 }] }} />);
  await expect.poll(() => lines().slice(-2)).toEqual(['pinned,100,', ',12,']);
});

claim("Figures can't be edited, and are computed again when an edit is saved", async () => {
  const screen = await show(<Grid />);
  await totalIs(['', '12', '']);
  const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '12' }));
  expect(editing()).toBe(0);
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '9' }));
  await userEvent.keyboard('{Control>}a{/Control}20{Enter}');
  await totalIs(['', '23', '']);
});

claim('updateRows updates the figures', async () => {
  await show(<Grid />);
  await totalIs(['', '12', '']);
  api.current?.updateRows([{ id: 1, size: 100 }]);
  await totalIs(['', '110', '']);
});

claim('Groups are then ordered by their figures on every level', async () => {
  const props = {
    rows: [
      { id: 1, country: 'Ghana', city: 'Accra', total: 1 },
      { id: 2, country: 'Ghana', city: 'Tema', total: 5 },
      { id: 3, country: 'Chile', city: 'Arica', total: 20 },
      { id: 4, country: 'Chile', city: 'Talca', total: 3 },
      { id: 5, country: 'Chile', city: 'Talca', total: 30 },
    ],
    columns: [{ field: 'country' }, { field: 'city' }, { field: 'total', type: 'number' as const }],
    rowGroupingModel: ['country', 'city'],
    getAggregationPosition: () => 'inline' as const,
  };
  const totals = () => lines().map((line) => line.split(',').at(-1));
  const sorted = await show(
    <Grid
      {...props}
      aggregationModel={{ total: 'sum' }}
      initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
    />,
  );
  await expect.poll(totals).toEqual(['53', '33', '30', '3', '20', '20', '6', '5', '5', '1', '1']);
  await sorted.unmount();
  const byClick = await show(<Grid {...props} aggregationModel={{ total: 'sum' }} />);
  await userEvent.click(byClick.getByRole('columnheader', { name: /^total/ }));
  await expect.poll(totals).toEqual(['6', '1', '1', '5', '5', '53', '20', '20', '33', '3', '30']);
  await byClick.unmount();
  await show(
    <Grid
      {...props}
      aggregationModel={{}}
      initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
    />,
  );
  await expect.poll(totals).toEqual(['', '', '1', '', '5', '', '', '20', '', '30', '3']);
});

claim('A filter changes the figures, but not the order', async () => {
  await show(
    <Grid
      rows={[
        { id: 1, country: 'Ghana', kind: 'a', total: 1 },
        { id: 2, country: 'Ghana', kind: 'b', total: 5 },
        { id: 3, country: 'Chile', kind: 'a', total: 4 },
      ]}
      columns={[{ field: 'country' }, { field: 'kind' }, { field: 'total', type: 'number' }]}
      rowGroupingModel={['country']}
      getAggregationPosition={({ depth }) => (depth === -1 ? null : 'inline')}
      aggregationModel={{ total: 'sum' }}
      initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
    />,
  );
  const totals = () => lines().map((line) => line.split(',').at(-1));
  await expect.poll(totals).toEqual(['6', '5', '1', '4', '4']);
  api.current?.setFilterModel({ items: [{ field: 'kind', operator: 'equals', value: 'a' }] });
  await expect.poll(totals).toEqual(['1', '1', '4', '4']);
  api.current?.applySorting();
  await expect.poll(totals).toEqual(['4', '4', '1', '1']);
});

claim('or with its figures in footers, groups keep their order', async () => {
  await show(
    <Grid
      rows={[
        { id: 1, country: 'Ghana', total: 1 },
        { id: 2, country: 'Chile', total: 4 },
      ]}
      columns={[{ field: 'country' }, { field: 'total', type: 'number' }]}
      rowGroupingModel={['country']}
      getAggregationPosition={({ depth }) => (depth === -1 ? null : 'footer')}
      aggregationModel={{ total: 'sum' }}
      initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
    />,
  );
  await expect
    .poll(() => lines().map((line) => line.split(',').at(-1)))
    .toEqual(['', '1', '1', '', '4', '4']);
});
