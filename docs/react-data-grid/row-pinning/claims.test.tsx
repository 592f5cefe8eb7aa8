import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { useMemo, useState, type RefObject } from 'react';
import { openingQuotes } from 'sample-data/market';
import { expect, vi } from 'vitest';
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

claim('The demo filters its data, so its pinned rows keep the order of the data', async () => {
  const screen = await show(<PinByButton />);
  await expect.poll(() => texts(pinnedTop).length).toBe(2);
  const first = openingQuotes.find(({ name }) => !texts(pinnedTop).includes(name))?.name ?? '';
  await userEvent.click(screen.getByRole('menuitem', { name: `Pin ${first}`, exact: true }));
  await expect.poll(() => texts(pinnedTop)).toContain(first);
  const inOrder = openingQuotes
    .map(({ name }) => name)
    .filter((name) => texts(pinnedTop).includes(name));
  expect(texts(pinnedTop)).toEqual(inOrder);
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

claim("A row that's unpinned leaves the grid, even if it's in rows, too.", async () => {
  const first = { top: rows.slice(0, 1) };
  await show(<Small pinnedRows={first} />);
  await expect.poll(() => texts(pinnedTop)).toEqual(['Delta']);
  const row = api.current?.getRow(0);
  api.current?.unstable_setPinnedRows({ top: [] });
  await expect.poll(() => texts()).toEqual(['Alpha', 'Echo']);
  api.current?.updateRows([row]);
  await expect.poll(() => texts()).toEqual(['Alpha', 'Echo', 'Delta']);
});

claim('Pass a new rows array in the same render to keep it.', async () => {
  function Pins({ isPinned }: { isPinned: boolean }) {
    return <Small rows={[...rows]} pinnedRows={isPinned ? { top: rows.slice(0, 1) } : {}} />;
  }
  const screen = await show(<Pins isPinned />);
  await expect.poll(() => texts(pinnedTop)).toEqual(['Delta']);
  await screen.rerender(<Pins isPinned={false} />);
  await expect.poll(() => texts()).toEqual(['Delta', 'Alpha', 'Echo']);
  expect(texts(pinnedTop)).toEqual([]);
});

claim('Keep the total in your state, and pin a row that shows it', async () => {
  let sum = 0;
  function Sales() {
    const [total, setTotal] = useState<number>();
    const dataSource = useMemo(
      () => ({
        getRows: async () => {
          sum += 1;
          setTotal(sum);
          return { rows: rows.slice(1, 2), rowCount: 1 };
        },
      }),
      [],
    );
    const sums = useMemo(() => ({ bottom: [{ id: 'total', name: `Total ${total}` }] }), [total]);
    return (
      <div style={{ height: 300, width: 400 }}>
        <DataGridPro
          apiRef={api}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          pinnedRows={sums}
        />
      </div>
    );
  }
  await show(<Sales />);
  await expect.poll(() => texts().at(-1)).toMatch(/^Total [1-9]/);
  await expect.poll(() => texts()).toEqual(['Alpha', `Total ${sum}`]);
  const before = sum;
  await api.current?.dataSource.fetchRows();
  await expect.poll(() => texts(pinnedBottom)).toEqual([`Total ${before + 1}`]);
});

const Sums = () => <div id="own-sums">Sum: 3</div>;

claim("one box that doesn't scroll sideways with them", async () => {
  const wide = ['name', 'more'].map((field) => ({ field, width: 250 }));
  await show(
    <div style={{ height: 300, width: 300 }}>
      <DataGrid rows={rows} columns={wide} slots={{ footer: Sums }} />
    </div>,
  );
  const left = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
  const cell = '[role=gridcell][data-field=name]';
  await expect.poll(() => document.querySelector(cell)).toBeTruthy();
  const before = [left('#own-sums'), left(cell)] as const;
  (document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement).scrollLeft = 100;
  await expect.poll(() => left(cell)).toBeLessThan(before[1] - 50);
  expect(left('#own-sums')).toBe(before[0]);
});

claim('A number column shows such a text as it is', async () => {
  const formatted = vi.fn((value?: number) => `${value}!`);
  const density = () =>
    [...document.querySelectorAll(`${pinnedTop} [role=gridcell]`)].map((each) => each.textContent);
  const screen = await show(
    <Small
      columns={[{ field: 'density', type: 'number', width: 150 }]}
      pinnedRows={{ top: [{ id: 'units', density: 'g/cm³' }] }}
    />,
  );
  await expect.poll(density).toEqual(['g/cm³']);
  await screen.rerender(
    <Small
      columns={[{ field: 'density', type: 'number', width: 150, valueFormatter: formatted }]}
      pinnedRows={{ top: [{ id: 'units', density: 'g/cm³' }] }}
    />,
  );
  await expect.poll(density).toEqual(['g/cm³!']);
  expect(formatted.mock.calls.map(([value]) => value)).toContain('g/cm³');
});

claim('No panel opens for them', async () => {
  await show(<Small getDetailPanelContent={({ row }) => <p>About {row.name}</p>} />);
  const disabled = (within: string) =>
    document.querySelector<HTMLButtonElement>(
      `${within} [data-field="__detail_panel_toggle__"] button`,
    )?.disabled;
  await expect.poll(() => disabled(pinnedTop)).toBe(true);
  expect(disabled('[role=row][data-id="0"]')).toBe(false);
});

claim('Pinned rows stay at the top or bottom', async () => {
  const height = () =>
    document.querySelector<HTMLElement>('.MuiDataGrid-pinnedRows [role=row]')?.offsetHeight;
  const screen = await show(<Totals />);
  await expect.poll(height).toBeGreaterThan(50);
  await screen.rerender(<Totals density="compact" />);
  await expect.poll(height).toBeLessThan(50);
});
