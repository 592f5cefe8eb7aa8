import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { renderedRows, scroller } from 'claims/grids';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ChooseBuffers from './ChooseBuffers';
import HugeStock from './HugeStock';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const { changesState } = figuresOf(page);
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

const cellsOfARow = () =>
  document.querySelector('[role=row][data-id]')?.querySelectorAll('[role=gridcell]').length ?? 0;

claim(
  'of 20 million cells, a few hundred at most are in the page',
  async () => {
    const screen = await show(
      <div style={{ width: 800 }}>
        <HugeStock />
      </div>,
    );
    await expect
      .element(screen.getByText('The grid holds 20,000,000 cells.', { exact: false }))
      .toBeVisible();
    await expect.poll(() => renderedRows().length).toBeGreaterThan(10);
    expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(400);
    scroller().scrollTop = 1_000_000;
    await expect
      .poll(() => Number(document.querySelector('[data-rowindex]')?.getAttribute('data-rowindex')))
      .toBeGreaterThan(20_000);
    expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(400);
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
  await expect.poll(() => renderedRows().length).toBeGreaterThan(4);
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
  await expect.poll(() => renderedRows().length).toBe(90);
});

claim('Columns are virtualized in the same way.', async () => {
  await show(<Small />);
  await expect.poll(cellsOfARow).toBeGreaterThan(2);
  expect(cellsOfARow()).toBeLessThan(12);
});

claim('The grid renders 150 pixels beyond the view in each direction', async () => {
  await show(<Small rowBufferPx={0} />);
  await expect.poll(() => renderedRows().length).toBeGreaterThan(3);
  const without = renderedRows().length;
  await show(<Small />);
  await expect.poll(() => renderedRows().length).toBeGreaterThan(without * 2);
});

claim('A new value takes effect with the next scroll', async () => {
  const screen = await show(<ChooseBuffers />);
  await expect.poll(() => renderedRows().length).toBeGreaterThan(4);
  const before = renderedRows().length;
  screen.getByRole('slider').element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('Buffer: 1000 pixels.', { exact: false })).toBeVisible();
  expect(renderedRows().length).toBe(before);
  scroller().scrollTop = 200;
  await expect.poll(() => renderedRows().length).toBeGreaterThan(before + 10);
});

claim('15 rows up or down or 300 pixels to the side, and nothing behind', async () => {
  await show(<Small rowBufferPx={0} columnBufferPx={0} />);
  await expect.poll(() => renderedRows().length).toBeGreaterThan(3);
  const contexts: { firstRowIndex: number; lastRowIndex: number; lastColumnIndex: number }[] = [];
  api.current?.subscribeEvent('renderedRowsIntervalChange', (context) => contexts.push(context));
  const rowsInView = renderedRows().length;
  scroller().scrollTop = 20 * 52;
  await expect.poll(() => contexts[0]?.firstRowIndex).toBe(20);
  expect(contexts[0]?.lastRowIndex).toBe(20 + 15 + rowsInView);
  // The buffers count again, without another movement.
  await expect.poll(() => contexts.length).toBe(2);
  expect(contexts[1]?.lastRowIndex).toBe(20 + rowsInView);
});

claim("stays in the page, so the focus isn't lost while you scroll with the wheel", async () => {
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

claim('disableVirtualization renders all cells', async () => {
  await show(<Small disableVirtualization />);
  await expect.poll(() => renderedRows().length).toBe(90);
  expect(cellsOfARow()).toBe(40);
});

claim('turns it off until you turn it on again', async () => {
  await show(<Small />);
  await expect.poll(() => renderedRows().length).toBeGreaterThan(4);
  api.current?.unstable_setVirtualization(false);
  await expect.poll(() => renderedRows().length).toBe(90);
  api.current?.unstable_setVirtualization(true);
  await expect.poll(() => renderedRows().length).toBeLessThan(30);
});

claim('where autosizing turns it on again, too', async () => {
  await show(<Small />);
  await expect.poll(cellsOfARow).toBeGreaterThan(2);
  api.current?.unstable_setColumnVirtualization(false);
  await expect.poll(cellsOfARow).toBe(40);
  await api.current?.autosizeColumns({ columns: ['c0'] });
  await expect.poll(cellsOfARow).toBeLessThan(30);
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

changesState('A row while users scroll', async (record) => {
  await show(<Small />);
  await expect.poll(() => renderedRows().length).toBeGreaterThan(5);
  const state = () => {
    const row = renderedRows().find(({ dataset }) => dataset.id === '20');
    if (!row) return 'Not in the page';
    const [box, view] = [row.getBoundingClientRect(), scroller().getBoundingClientRect()];
    return box.top < view.bottom && box.bottom > view.top ? 'In view' : 'In the buffer';
  };
  for (const [top, next] of [
    [0, 'Not in the page'],
    [600, 'In the buffer'],
    [900, 'In view'],
    [600, 'In the buffer'],
    [0, 'Not in the page'],
  ] as const) {
    scroller().scrollTop = top;
    await expect.poll(state).toBe(next);
    record(next);
  }
});

claim('renders only the rows and columns in view and a few around them', async () => {
  const rendered = () => document.querySelectorAll('[role=row][data-id]').length;
  const screen = await show(<HugeStock rowBufferPx={0} />);
  await expect.poll(rendered).toBeGreaterThan(5);
  const few = rendered();
  await screen.unmount();
  await show(<HugeStock rowBufferPx={1000} />);
  await expect.poll(rendered).toBeGreaterThan(few);
});
