import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import CountInFooter from './CountInFooter';
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
  const footer = screen.getByText(/^\d+ bins in 4 zones$/);
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
