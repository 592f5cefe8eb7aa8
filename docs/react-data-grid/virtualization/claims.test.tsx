import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ChooseBuffers from './ChooseBuffers';
import HugeStock from './HugeStock';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const columns = Array.from({ length: 40 }, (_, index) => ({ field: `c${index}`, width: 120 }));
const rows = Array.from({ length: 90 }, (_, id) => ({ id, c0: `Row ${id}` }));

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<React.ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 400, width: 400 }}>
      <DataGrid
        aria-label="Small"
        apiRef={api}
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        {...props}
      />
    </div>
  );
}

const rendered = () => document.querySelectorAll('[role=row][data-id]').length;
const cellsOfARow = () =>
  document.querySelector('[role=row][data-id]')?.querySelectorAll('[role=gridcell]').length ?? 0;
const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;

claim(
  '20 million cells, of which a few hundred are in the page',
  async () => {
    const screen = await show(
      <div style={{ width: 800 }}>
        <HugeStock />
      </div>,
    );
    await expect
      .element(screen.getByText('The grid holds 20,000,000 cells.', { exact: false }))
      .toBeVisible();
    await expect.poll(rendered).toBeGreaterThan(10);
    expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(500);
    scroller().scrollTop = 1_000_000;
    await expect
      .poll(() => Number(document.querySelector('[data-rowindex]')?.getAttribute('data-rowindex')))
      .toBeGreaterThan(20_000);
    expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(800);
  },
  { timeout: 30_000 },
);

claim('run for rendered cells', async () => {
  const seen = new Set<unknown>();
  const one = [
    {
      field: 'c0',
      valueFormatter: (value: unknown) => {
        seen.add(value);
        return String(value);
      },
    },
  ];
  await show(<Small columns={one} />);
  await expect.poll(rendered).toBeGreaterThan(4);
  expect(seen.size).toBeLessThan(30);
});

claim("A grid that's as high as its rows renders all of them.", async () => {
  await show(
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="All"
        rows={rows}
        columns={columns.slice(0, 2)}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />
    </div>,
  );
  await expect.poll(rendered).toBe(90);
});

claim('Columns are virtualized in the same way, sideways.', async () => {
  await show(<Small />);
  await expect.poll(cellsOfARow).toBeGreaterThan(2);
  expect(cellsOfARow()).toBeLessThan(12);
});

claim('the grid renders 150 pixels more in each direction', async () => {
  await show(<Small rowBufferPx={0} />);
  await expect.poll(rendered).toBeGreaterThan(3);
  const without = rendered();
  await show(<Small />);
  await expect.poll(rendered).toBeGreaterThan(without * 2);
});

claim('Another value applies from the next scrolling on', async () => {
  const screen = await show(<ChooseBuffers />);
  await expect.poll(rendered).toBeGreaterThan(4);
  const before = rendered();
  screen.getByRole('slider').element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('Buffer: 1000 pixels.', { exact: false })).toBeVisible();
  expect(rendered()).toBe(before);
  scroller().scrollTop = 200;
  await expect.poll(rendered).toBeGreaterThan(before + 10);
});

claim("it stays in the page, so the focus isn't lost while you scroll with the wheel", async () => {
  const screen = await show(<Small />);
  await userEvent.click(screen.getByText('Row 1', { exact: true }));
  scroller().scrollTop = 3000;
  await expect.poll(() => document.querySelector('[data-rowindex="60"]')).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Row 1');
  expect(document.querySelector('[data-rowindex="3"]')).toBeNull();
});

claim('get the true size from aria-rowcount and aria-colcount', async () => {
  const screen = await show(<Small />);
  const grid = screen.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '91');
  await expect.element(grid).toHaveAttribute('aria-colcount', '40');
});

claim('disableVirtualization renders everything', async () => {
  await show(<Small disableVirtualization />);
  await expect.poll(rendered).toBe(90);
  expect(cellsOfARow()).toBe(40);
});

claim('does the same for a while', async () => {
  await show(<Small />);
  await expect.poll(rendered).toBeGreaterThan(4);
  api.current?.unstable_setVirtualization(false);
  await expect.poll(rendered).toBe(90);
  api.current?.unstable_setVirtualization(true);
  await expect.poll(rendered).toBeLessThan(30);
});

claim('In Chromium the limit is 33,554,432 pixels', async () => {
  const tall = Array.from({ length: 40_000 }, (_, id) => ({ id, c0: `Row ${id}` }));
  await show(
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro aria-label="Tall" rows={tall} columns={columns.slice(0, 1)} rowHeight={1000} />
    </div>,
  );
  await expect.poll(() => scroller()?.scrollHeight).toBe(33_554_432);
});
