import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridApi, GridRow, type GridRowProps } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { Caught, claimsOf, failures, show } from 'claims';
import { SmallGrid, renderedRows } from 'claims/grids';
import type { RefObject } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);

const Row = (props: GridRowProps) => <GridRow {...props} data-testid={`order-${props.rowId}`} />;

claim('`[data-id="2"] [data-field="total"]` finds a cell', async () => {
  const columns = [{ field: 'customer' }, { field: 'total' }];
  await show(<SmallGrid columns={columns} rows={[1, 2].map((id) => ({ id, total: id * 10 }))} />);
  const found = () => document.querySelectorAll('[data-id="2"] [data-field="total"]');
  await expect.poll(() => found().length).toBe(1);
  expect(found()[0]?.textContent).toBe('20');
  expect(document.querySelectorAll('[role=columnheader][data-field="total"]')).toHaveLength(1);
});

claim('For an attribute of your own, wrap `GridRow`', async () => {
  const screen = await show(
    <SmallGrid slots={{ row: Row }} slotProps={{ root: { 'data-testid': 'orders' } }} />,
  );
  await expect.element(screen.getByTestId('orders')).toBeVisible();
  await expect
    .poll(() => renderedRows().map((row) => row.dataset.testid))
    .toEqual(['order-1', 'order-2', 'order-3']);
  await userEvent.click(screen.getByTestId('order-2'));
  await expect.element(screen.getByTestId('order-2')).toHaveAttribute('aria-selected', 'true');
});

claim("`fireEvent.click()` and the DOM's `click()` don't", async () => {
  const screen = await show(
    <div style={{ height: 300, width: 700 }}>
      <DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />
    </div>,
  );
  const select = screen.getByRole('combobox', { name: 'Rows per page:' });
  await expect.element(select).toBeVisible();
  const options = () => document.querySelectorAll('[role=option]').length;
  const element = select.element() as HTMLElement;
  element.click();
  await expect.poll(options).toBe(0);
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  await expect.poll(options).toBe(3);
  expect(document.querySelector('[role=option]')?.closest('.MuiDataGrid-root')).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: '25' }));
  await expect.element(select).toHaveTextContent('25');
});

claim('provide one that reports the end when your test says so', async () => {
  let reachEnd = () => {};
  class FakeObserver {
    constructor(
      report: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void,
    ) {
      reachEnd = () => report([{ isIntersecting: true, intersectionRatio: 1 }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  try {
    const onRowsScrollEnd = vi.fn();
    const rows = Array.from({ length: 50 }, (_, id) => ({ id }));
    await show(
      <div style={{ height: 300, width: 400 }}>
        <DataGridPro rows={rows} columns={[{ field: 'id' }]} onRowsScrollEnd={onRowsScrollEnd} />
      </div>,
    );
    await expect.poll(() => renderedRows().length).toBeGreaterThan(3);
    expect(onRowsScrollEnd).not.toHaveBeenCalled();
    const calls = () => {
      reachEnd();
      return onRowsScrollEnd.mock.calls.length;
    };
    await expect.poll(calls).toBeGreaterThan(0);
  } finally {
    vi.unstubAllGlobals();
  }
});

claim('needs an IntersectionObserver, and jsdom has none', async () => {
  failures();
  const { IntersectionObserver } = globalThis;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  try {
    await show(
      <Caught>
        <div style={{ height: 300, width: 400 }}>
          <DataGridPro rows={[{ id: 1 }]} columns={[{ field: 'id' }]} onRowsScrollEnd={() => {}} />
        </div>
      </Caught>,
    );
    await expect
      .poll(() => document.body.textContent)
      .toContain('IntersectionObserver is not defined');
  } finally {
    Object.assign(globalThis, { IntersectionObserver });
  }
});

claim('row 80 of the page starts at 79 times that height, 52 pixels by default', async () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, a: `a${id}` }));
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro rows={rows} columns={[{ field: 'a' }]} />
    </div>,
  );
  const row = () => document.querySelector('[data-rowindex="79"]');
  await expect.poll(() => renderedRows().length).toBeGreaterThan(0);
  expect(row()).toBeNull();
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 79 * 52 });
  await expect.poll(() => row()?.textContent).toBe('a79');
});

claim('Grids and charts of version 8 work without a ResizeObserver', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const failed = failures();
  const screen = await show(
    <>
      <SmallGrid />
      <BarChart
        height={100}
        xAxis={[{ data: ['a'], scaleType: 'band' }]}
        series={[{ data: [1], label: 'Only' }]}
      />
    </>,
  );
  await expect.element(screen.getByRole('grid')).toBeVisible();
  await expect.element(screen.getByText('Only')).toBeVisible();
  expect(failed()).toBe('');
});

claim("`cell.focus()` and `fireEvent.click(cell)` don't", async () => {
  const apiRef: RefObject<GridApi | null> = { current: null };
  const heard: string[] = [];
  await show(<SmallGrid apiRef={apiRef} />);
  await expect.poll(() => renderedRows().length).toBe(3);
  apiRef.current?.subscribeEvent('cellFocusIn', ({ id }) => heard.push(String(id)));
  const cell = renderedRows()[1]!.querySelector<HTMLElement>('[role=gridcell]')!;
  const send = (type: string) => cell.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  cell.focus();
  send('click');
  expect([heard, document.activeElement]).toEqual([[], cell]);
  for (const type of ['mousedown', 'mouseup', 'click']) send(type);
  await expect.poll(() => heard).toEqual(['2']);
  await userEvent.click(renderedRows()[2]!.querySelector('[role=gridcell]')!);
  await expect.poll(() => heard).toEqual(['2', '3']);
});
