import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
  type GridRowsProp,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import CountInFooter from './CountInFooter';
import DrillDown from './DrillDown';
import page from './index.mdx?raw';
import LargestFirst from './LargestFirst';
import OpenByRowClick from './OpenByRowClick';
import PinnedGroups from './PinnedGroups';

const claim = claimsOf(page);
const groups = () =>
  [...document.querySelectorAll('[role=row][data-id] [data-field^=__row_group_by]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const rowCount = () => document.querySelectorAll('[role=row][data-id]').length;

claim('With onRowClick, they can click anywhere in the row', async () => {
  const screen = await show(<OpenByRowClick />);
  const row = () => screen.getByRole('row', { name: /Polaris Sea/ }).first();
  await userEvent.click(row());
  await expect.element(row()).toHaveAttribute('aria-expanded', 'true');
  expect(document.querySelectorAll('[role=row][aria-selected=true]')).toHaveLength(0);
  await userEvent.click(row());
  await expect.element(row()).toHaveAttribute('aria-expanded', 'false');
});

claim('The arrow still works', async () => {
  const screen = await show(<OpenByRowClick />);
  const row = () => screen.getByRole('row', { name: /Polaris Sea/ }).first();
  await userEvent.click(row().getByRole('button', { name: 'see children' }));
  await expect.element(row()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(row()).toHaveAttribute('aria-expanded', 'false');
});

claim('onRowClick also runs for ordinary rows', async () => {
  const screen = await show(<OpenByRowClick />);
  await userEvent.click(screen.getByRole('row', { name: /Polaris Sea/ }).first());
  await expect.poll(rowCount).toBeGreaterThan(3);
  const before = rowCount();
  await userEvent.click(screen.getByRole('gridcell', { name: /^L\d/ }).first());
  expect(rowCount()).toBe(before);
});

claim('so you can pin it', async () => {
  await show(<PinnedGroups />);
  await expect
    .poll(() => document.querySelector('.MuiDataGrid-columnHeader--pinnedLeft')?.textContent)
    .toBe('Team');
});

claim('returns the number of rows in each group that pass the filter', async () => {
  await show(<LargestFirst />);
  await expect.poll(() => groups().length).toBe(6);
  const sizes = groups().map((text) => Number(/\((\d+)\)/.exec(text ?? '')?.[1]));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes[0]).toBeGreaterThan(sizes[5] ?? 0);
});

claim('The rows inside of the groups keep their order', async () => {
  const screen = await show(<LargestFirst />);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(rowCount).toBeGreaterThan(6);
  const ids = () =>
    [...document.querySelectorAll('[role=row][data-id]')]
      .map((row) => Number(row.getAttribute('data-id')))
      .filter(Boolean);
  const before = ids();
  expect(before).toEqual(before.toSorted((one, other) => one - other));
});

claim('The number stays the same when groups are opened or closed', async () => {
  const screen = await show(<CountInFooter />);
  const footer = screen.getByText(/^Bins: \d+, zones: 4$/);
  await expect.element(footer).toBeVisible();
  const before = footer.element().textContent;
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(rowCount).toBeGreaterThan(4);
  expect(footer.element().textContent).toBe(before);
});

claim('With two levels of groups, it includes the inner groups', async () => {
  const api: RefObject<GridApi | null> = { current: null };
  await show(
    <div style={{ height: 300 }}>
      <DataGridPremium
        apiRef={api}
        rows={[
          { id: 1, a: 'x', b: 'y' },
          { id: 2, a: 'x', b: 'z' },
        ]}
        columns={[{ field: 'a' }, { field: 'b' }]}
        initialState={{ rowGrouping: { model: ['a', 'b'] } }}
      />
    </div>,
  );
  await expect.poll(rowCount).toBe(1);
  expect(gridFilteredDescendantRowCountSelector(api)).toBe(4);
});

claim('gets the params of both cells, which include the ids of the groups', async () => {
  const seen: unknown[] = [];
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        rows={[
          { id: 1, g: 'a' },
          { id: 2, g: 'b' },
        ]}
        columns={[{ field: 'g' }]}
        groupingColDef={{
          sortComparator: (a, b, first, second) => {
            seen.push(first.id, second.id);
            return 0;
          },
        }}
        initialState={{
          rowGrouping: { model: ['g'] },
          sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'asc' }] },
        }}
      />
    </div>,
  );
  await expect
    .poll(() => seen.map(String).toSorted().slice(0, 2))
    .toEqual(['auto-generated-row-g/a', 'auto-generated-row-g/b']);
});

claim('With a colSpan for groups, the grouping column takes the whole row.', async () => {
  const columns: GridColDef[] = [
    {
      field: 'country',
      renderCell: ({ rowNode, value }) =>
        rowNode.type === 'group' ? <strong>All customers in {value}</strong> : value,
    },
    { field: 'name', width: 200 },
  ];
  const screen = await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGridPremium
        rows={[
          { id: 1, country: 'Chile', name: 'Casa Almeida' },
          { id: 2, country: 'Chile', name: 'Viento' },
        ]}
        columns={columns}
        initialState={{ rowGrouping: { model: ['country'] } }}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{
          colSpan: (value, row, column, apiRef) => {
            if (value == null) return 1;
            const { getColumnIndex, getVisibleColumns } = apiRef.current;
            return getVisibleColumns().length - getColumnIndex(column.field);
          },
        }}
      />
    </div>,
  );
  await expect.element(screen.getByText('All customers in Chile')).toBeVisible();
  const spans = () =>
    [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
      [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-colspan')),
    );
  expect(spans()).toEqual([['3'], ['1', '1', '1'], ['1', '1', '1']]);
  await expect.element(screen.getByRole('button', { name: 'hide children' })).toBeVisible();
});

claim("Rows of groups can't be edited in 8.1.0, whatever isCellEditable returns", async () => {
  const api: RefObject<GridApi | null> = { current: null };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        apiRef={api}
        rows={[{ id: 1, country: 'UK', amount: 4 }]}
        columns={[{ field: 'country' }, { field: 'amount', type: 'number', editable: true }]}
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { amount: 'sum' } },
        }}
        isCellEditable={() => true}
      />
    </div>,
  );
  await expect.poll(rowCount).toBeGreaterThan(0);
  const editable = (id: GridRowId) => {
    const params = api.current?.getCellParams(id, 'amount');
    return params && api.current?.isCellEditable(params);
  };
  expect([editable(1), editable('auto-generated-row-country/UK')]).toEqual([true, false]);
});

function SharedAmount({ id, field, value, hasFocus }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const share = (total: number) => {
    if (Number.isNaN(total) || total === value) return;
    const ids = apiRef.current.getRowGroupChildren({ groupId: id, applyFiltering: true });
    apiRef.current.updateRows(ids.map((rowId) => ({ id: rowId, amount: total / ids.length })));
  };
  return (
    <input
      key={value}
      type="number"
      aria-label="Total of the group"
      defaultValue={value}
      tabIndex={hasFocus ? 0 : -1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.value = value;
        if (event.key === 'Enter' || event.key === 'Escape') {
          apiRef.current.getCellElement(id, field)?.focus();
        } else if (event.key !== 'Tab') {
          event.stopPropagation();
        }
      }}
      onBlur={({ target }) => share(target.valueAsNumber)}
    />
  );
}

const shared: RefObject<GridApi | null> = { current: null };
const amounts = (...ids: GridRowId[]) => ids.map((id) => shared.current?.getRow(id)?.amount);
const SharedTotals = (props: Partial<DataGridPremiumProps>) => (
  <div style={{ height: 300, width: 500 }}>
    <DataGridPremium
      apiRef={shared}
      rows={[
        { id: 1, country: 'UK', amount: 4 },
        { id: 2, country: 'UK', amount: 8 },
        { id: 3, country: 'UK', amount: 100 },
      ]}
      columns={[
        { field: 'country' },
        {
          field: 'amount',
          type: 'number',
          renderCell: (params) =>
            params.rowNode.type === 'group' ? <SharedAmount {...params} /> : params.formattedValue,
        },
      ]}
      initialState={{
        rowGrouping: { model: ['country'] },
        aggregation: { model: { amount: 'sum' } },
      }}
      {...props}
    />
  </div>
);

claim('and share the new figure among the rows of the group', async () => {
  const screen = await show(<SharedTotals />);
  const total = screen.getByRole('spinbutton', { name: 'Total of the group' });
  await expect.element(total).toHaveValue(112);
  await userEvent.click(total);
  await userEvent.fill(total, '60');
  await userEvent.click(screen.getByText(/^UK/).first());
  await expect.poll(() => amounts(1, 2, 3)).toEqual([20, 20, 20]);
  await expect.element(total).toHaveValue(60);
});

claim('Enter or a click elsewhere shares the figure, and Esc brings back the old one', async () => {
  const screen = await show(<SharedTotals />);
  const total = screen.getByRole('spinbutton', { name: 'Total of the group' });
  await userEvent.click(total);
  await userEvent.fill(total, '60');
  await userEvent.keyboard('{Escape}');
  await expect.element(total).toHaveValue(112);
  expect(amounts(1, 2, 3)).toEqual([4, 8, 100]);
  await userEvent.click(total);
  await userEvent.fill(total, '60');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => amounts(1, 2, 3)).toEqual([20, 20, 20]);
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
});

claim('leaves out the rows that a filter hides', async () => {
  const items = [{ field: 'amount', operator: '<', value: 50 }];
  const screen = await show(<SharedTotals filterModel={{ items }} />);
  const total = screen.getByRole('spinbutton', { name: 'Total of the group' });
  await expect.element(total).toHaveValue(12);
  await userEvent.click(total);
  await userEvent.fill(total, '50');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => amounts(1, 2, 3)).toEqual([25, 25, 100]);
  await expect.element(total).toHaveValue(50);
});

claim("updateRows doesn't call processRowUpdate", async () => {
  const save = vi.fn();
  await show(<SharedTotals processRowUpdate={save} />);
  await expect.poll(() => amounts(1)).toEqual([4]);
  shared.current?.updateRows([{ id: 1, amount: 9 }]);
  await expect.poll(() => amounts(1)).toEqual([9]);
  expect(save).not.toHaveBeenCalled();
});

claim('parents with a row of their own can be edited as usual', async () => {
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        apiRef={shared}
        treeData
        getTreeDataPath={({ path }) => path}
        rows={[
          { id: 1, path: ['UK'], amount: 4 },
          { id: 2, path: ['UK', 'Leeds'], amount: 8 },
        ]}
        columns={[{ field: 'amount', type: 'number', editable: true }]}
      />
    </div>,
  );
  await expect.poll(rowCount).toBeGreaterThan(0);
  const params = shared.current?.getCellParams(1, 'amount');
  expect(params?.rowNode.type).toBe('group');
  expect(params && shared.current?.isCellEditable(params)).toBe(true);
});

const Grouped = (props: Partial<DataGridPremiumProps>) => (
  <div style={{ height: 400, width: 500 }}>
    <DataGridPremium
      apiRef={shared}
      rows={[
        { id: 1, country: 'UK', name: 'Ada', amount: 40, position: 1 },
        { id: 2, country: 'SE', name: 'Bo', amount: 7, position: 1 },
        { id: 3, country: 'SE', name: 'Cy', amount: 90, position: 2 },
        { id: 4, country: 'UK', name: 'Di', amount: 80, position: 2 },
        { id: 5, country: 'UK', name: 'Ed', amount: 60, position: 3 },
      ]}
      columns={[{ field: 'country' }, { field: 'name', editable: true }]}
      {...props}
      initialState={{ ...props.initialState, rowGrouping: { model: ['country'] } }}
    />
  </div>
);
const groupId = (country: string) => `auto-generated-row-country/${country}`;
const rowsOf = (country: string) =>
  shared.current?.getRowGroupChildren({ groupId: groupId(country), applySorting: true });

claim('and no column is sorted, the row comes last in its new group', async () => {
  await show(<Grouped />);
  await expect.poll(rowCount).toBe(2);
  shared.current?.updateRows([{ id: 3, name: 'Cyd' }]);
  expect(rowsOf('SE')).toEqual([2, 3]);
  shared.current?.updateRows([{ id: 1, country: 'SE' }]);
  await expect.poll(() => rowsOf('SE')).toEqual([2, 3, 1]);
});

claim('not even for the values that leafField shows', async () => {
  await show(<Grouped groupingColDef={{ leafField: 'name' }} />);
  await expect.poll(rowCount).toBe(2);
  const canEdit = (field: string) => {
    const params = shared.current?.getCellParams(1, field);
    return params && shared.current?.isCellEditable(params);
  };
  expect(shared.current?.getCellParams(1, '__row_group_by_columns_group__').value).toBe('Ada');
  expect(canEdit('__row_group_by_columns_group__')).toBe(false);
  expect(canEdit('name')).toBe(true);
});

function countryTotal(rows: GridRowsProp): GridColDef {
  const totals: Record<string, number> = {};
  for (const { country, amount } of rows) totals[country] = (totals[country] ?? 0) + amount;
  return {
    field: 'countryTotal',
    headerName: 'Total of the country',
    type: 'number',
    aggregable: false,
    groupable: false,
    valueGetter: (value, row) => totals[row.country],
  };
}

claim('the rows of a group then pass or fail together', async () => {
  const rows = [
    { id: 1, country: 'UK', amount: 40 },
    { id: 2, country: 'UK', amount: 80 },
    { id: 3, country: 'SE', amount: 90 },
  ];
  const items = [{ field: 'countryTotal', operator: '>', value: 100 }];
  await show(
    <Grouped
      rows={rows}
      columns={[{ field: 'country' }, countryTotal(rows)]}
      columnVisibilityModel={{ countryTotal: false }}
      filterModel={{ items }}
      defaultGroupingExpansionDepth={-1}
    />,
  );
  await expect.poll(() => groups().length).toBe(1);
  expect(groups()[0]).toMatch(/^UK/);
  expect(rowCount()).toBe(3);
});

interface Order {
  id: number;
  customer: string;
  items: { sku: string; price: number }[];
}

const linesOf = (orders: Order[]) =>
  orders.flatMap(({ id, items, ...order }) =>
    items.map((item) => ({ ...order, ...item, order: id, id: `${id}/${item.sku}` })),
  );

claim('each order is a group. An order without items has no row', async () => {
  const lines = linesOf([
    {
      id: 7,
      customer: 'Ada',
      items: [
        { sku: 'a', price: 1 },
        { sku: 'b', price: 2 },
      ],
    },
    { id: 8, customer: 'Bo', items: [] },
    { id: 9, customer: 'Cy', items: [{ sku: 'a', price: 3 }] },
  ]);
  expect(lines[0]).toEqual({ id: '7/a', order: 7, customer: 'Ada', sku: 'a', price: 1 });
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        rows={lines}
        columns={[{ field: 'order' }, { field: 'sku' }]}
        initialState={{ rowGrouping: { model: ['order'] } }}
      />
    </div>,
  );
  await expect.poll(() => groups().map((text) => text?.[0])).toEqual(['7', '9']);
});

function moveInGroup(grid: GridApi, id: GridRowId, places: 1 | -1) {
  const parent = grid.getRowNode(id)?.parent;
  if (parent == null) return;
  const siblings = grid.getRowGroupChildren({ groupId: parent, applySorting: true });
  const other = siblings[siblings.indexOf(id) + places];
  if (other === undefined) return;
  const [one, two] = [grid.getRow(id), grid.getRow(other)];
  grid.updateRows([
    { ...one, position: two.position },
    { ...two, position: one.position },
  ]);
}

claim("Groups stay open, because the rows prop doesn't change", async () => {
  const columns: GridColDef[] = [{ field: 'country' }, { field: 'name' }, { field: 'position' }];
  await show(
    <Grouped
      columns={columns}
      columnVisibilityModel={{ position: false }}
      disableColumnSorting
      initialState={{ sorting: { sortModel: [{ field: 'position', sort: 'asc' }] } }}
    />,
  );
  await expect.poll(rowCount).toBe(2);
  shared.current?.setRowChildrenExpansion(groupId('UK'), true);
  await expect.poll(rowCount).toBe(5);
  const names = () =>
    [...document.querySelectorAll('[role=gridcell][data-field=name]')]
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  expect(names()).toEqual(['Ada', 'Di', 'Ed']);
  moveInGroup(shared.current as GridApi, 5, -1);
  await expect.poll(names).toEqual(['Ada', 'Ed', 'Di']);
  moveInGroup(shared.current as GridApi, 1, -1);
  expect(names()).toEqual(['Ada', 'Ed', 'Di']);
});

claim('Click a carrier, or press Enter on it; the button leads back', async () => {
  const screen = await show(<DrillDown />);
  const group = () => screen.getByRole('gridcell', { name: /Polaris Sea/ });
  const lots = () => screen.getByRole('gridcell', { name: /^L\d/ }).elements();
  for (const open of [() => userEvent.click(group()), () => userEvent.keyboard('{Enter}')]) {
    await open();
    const back = screen.getByRole('button', { name: 'All carriers / Polaris Sea' });
    await expect.element(back).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(lots()[0]);
    expect(groups()).toEqual([]);
    await userEvent.click(back);
    await expect.element(group()).toHaveFocus();
    expect(lots()).toEqual([]);
  }
});

claim('so the filters that users add stay in both views', async () => {
  const screen = await show(<DrillDown />);
  const header = screen.getByRole('columnheader', { name: 'To', exact: true });
  await userEvent.click(header);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Filter' }));
  const ports = () =>
    screen
      .getByRole('gridcell')
      .elements()
      .filter((cell) => cell.getAttribute('data-field') === 'to' && cell.textContent !== '')
      .map(({ textContent }) => textContent);
  const group = screen.getByRole('gridcell', { name: /Polaris Sea/ });
  const all = group.element().textContent;
  await userEvent.fill(screen.getByRole('textbox', { name: 'Value' }), 'rott');
  await expect.poll(() => group.element().textContent).not.toBe(all);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(group);
  await expect.poll(() => new Set(ports())).toEqual(new Set(['Rotterdam']));
  await userEvent.click(screen.getByRole('button', { name: /^All carriers/ }));
  await expect.element(group).toBeVisible();
  expect(group.element().textContent).not.toBe(all);
});
