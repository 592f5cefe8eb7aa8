import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import BothEnds from './BothEnds';
import page from './index.mdx?raw';
import PinByButton from './PinByButton';
import Totals from './Totals';

const claim = claimsOf(page);
const columns = [{ field: 'name', width: 150 }];
const rows = ['Delta', 'Alpha', 'Echo'].map((name, id) => ({ id, name }));
const pinnedRows = {
  top: [
    { id: 'top2', name: 'Top 2' },
    { id: 'top1', name: 'Top 1' },
  ],
  bottom: [{ id: 'bottom', name: 'Bottom' }],
};

const api: RefObject<GridApiPro | null> = { current: null };
function Small(props: Partial<React.ComponentProps<typeof DataGridPro>>) {
  return (
    <div style={{ height: 460, width: 400 }}>
      <DataGridPro
        aria-label="Small"
        apiRef={api}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        {...props}
      />
    </div>
  );
}

const texts = (within = '') =>
  [...document.querySelectorAll(`${within} [role=gridcell][data-field="name"]`)].map(
    ({ textContent }) => textContent,
  );
const pinnedTop = '.MuiDataGrid-pinnedRows--top';
const pinnedBottom = '.MuiDataGrid-pinnedRows--bottom';

claim('Pinned rows stay at the top or bottom while users scroll', async () => {
  const screen = await show(<Totals />);
  const total = screen.getByText('All bins');
  await expect.element(total).toBeVisible();
  const before = total.element().getBoundingClientRect().top;
  (document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement).scrollTop = 500;
  await expect.poll(() => document.querySelector('[data-rowindex="0"]')).toBeNull();
  expect(total.element().getBoundingClientRect().top).toBe(before);
});

claim("it doesn't change with the filter", async () => {
  await show(
    <Small filterModel={{ items: [{ field: 'name', operator: 'contains', value: 'Alpha' }] }} />,
  );
  await expect.poll(() => texts()).toEqual(['Top 2', 'Top 1', 'Alpha', 'Bottom']);
});

claim('A row that is in both lists is shown once, pinned.', async () => {
  await show(<Small pinnedRows={{ top: rows.slice(2) }} />);
  await expect.poll(() => texts()).toEqual(['Echo', 'Delta', 'Alpha']);
  expect(texts(pinnedTop)).toEqual(['Echo']);
});

claim("A row that's unpinned returns to its old place", async () => {
  const screen = await show(<PinByButton />);
  await expect.poll(() => texts(pinnedTop)).toEqual(['Gold', 'Coffee']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Unpin Gold' }));
  await expect.poll(() => texts(pinnedTop)).toEqual(['Coffee']);
  expect(texts().slice(1, 5)).toEqual(['Brent crude', 'Natural gas', 'Heating oil', 'Gold']);
});

claim('also changes pinned rows, so live data reaches them', async () => {
  await show(<Small />);
  await expect.poll(() => texts(pinnedBottom)).toEqual(['Bottom']);
  api.current?.updateRows([{ id: 'bottom', name: 'Changed' }]);
  await expect.poll(() => texts(pinnedBottom)).toEqual(['Changed']);
});

claim('Keep the order of pinnedRows', async () => {
  await show(<Small sortModel={[{ field: 'name', sort: 'asc' }]} />);
  await expect.poll(() => texts()).toEqual(['Top 2', 'Top 1', 'Alpha', 'Delta', 'Echo', 'Bottom']);
});

claim('a page of 5 shows 5 others', async () => {
  const screen = await show(<BothEnds />);
  await expect.element(screen.getByText('1–5 of 78')).toBeVisible();
  expect(document.querySelectorAll('[role=row][data-id]')).toHaveLength(7);
});

claim("Can't be selected; they have no check box", async () => {
  const screen = await show(<Small checkboxSelection />);
  await expect.poll(() => texts().length).toBe(6);
  expect(screen.getByRole('checkbox', { name: 'Select row' }).elements()).toHaveLength(3);
  await userEvent.click(screen.getByText('Top 1'));
  expect(document.querySelectorAll('[role=row][aria-selected=true]')).toHaveLength(0);
});

claim("Can't be dragged", async () => {
  await show(<Small rowReordering />);
  await expect.poll(() => texts().length).toBe(6);
  expect(document.querySelectorAll(`${pinnedTop} [draggable=true]`)).toHaveLength(0);
  expect(document.querySelectorAll('.MuiDataGrid-rowReorderCell--draggable')).toHaveLength(3);
});

claim('Follow getRowHeight and density', async () => {
  await show(<Small getRowHeight={({ id }) => (id === 'bottom' ? 80 : null)} density="compact" />);
  const heightOf = (id: string) =>
    document.querySelector(`[role=row][data-id="${id}"]`)?.getBoundingClientRect().height;
  await expect.poll(() => heightOf('bottom')).toBe(80);
  expect(heightOf('top1')).toBe(36);
});

claim('leaves them out', async () => {
  await show(<Small />);
  await expect.poll(() => texts().length).toBe(6);
  expect(api.current?.getRowsCount()).toBe(3);
});

claim('Arrow keys move through the pinned rows in the order you see', async () => {
  const screen = await show(<Small />);
  await userEvent.click(screen.getByText('Top 1'));
  const cell = (name: string) => screen.getByRole('gridcell', { name, exact: true });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cell('Delta')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(cell('Bottom')).toHaveFocus();
});

claim('even when there are so few other rows that space is left above them', async () => {
  await show(<Small hideFooter />);
  await expect.poll(() => texts(pinnedBottom)).toEqual(['Bottom']);
  const bottomOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
  expect(bottomOf('.MuiDataGrid-root') - bottomOf(pinnedBottom)).toBeLessThan(4);
});

claim('A row that is in both lists is shown once, pinned.', async () => {
  await show(
    <Small rows={[{ id: 1, name: 'Both' }]} pinnedRows={{ top: [{ id: 1, name: 'Both' }] }} />,
  );
  await expect.poll(() => texts()).toEqual(['Both']);
  expect(texts(pinnedTop)).toEqual(['Both']);
});

claim('The community DataGrid ignores the prop.', async () => {
  const pinned = { pinnedRows: { top: [{ id: 9, name: 'Pinned' }] } };
  const screen = await show(
    <div style={{ height: 300 }}>
      <DataGrid
        aria-label="Community"
        rows={[{ id: 1, name: 'Alpha' }]}
        columns={[{ field: 'name' }]}
        {...pinned}
      />
    </div>,
  );
  await expect.element(screen.getByText('Alpha')).toBeVisible();
  expect(screen.getByText('Pinned').elements()).toHaveLength(0);
});

claim("the type of their node is 'pinnedRow'", async () => {
  const screen = await show(<Small />);
  await expect.element(screen.getByText('Top 1')).toBeVisible();
  expect(api.current?.getRowNode('top1')?.type).toBe('pinnedRow');
  expect(api.current?.getRowNode(0)?.type).toBe('leaf');
});
