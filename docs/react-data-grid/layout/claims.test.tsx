import Skeleton from '@mui/material/Skeleton';
import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { claimsOf, consoleMessages, drawn, show } from 'claims';
import { gridHeight, renderedRows } from 'claims/grids';
import { createRef, lazy, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import barChart from '../../../node_modules/@mui/x-charts/esm/BarChart/BarChart.js?raw';
import dataGrid from '../../../node_modules/@mui/x-data-grid/esm/DataGrid/DataGrid.js?raw';
import dateCalendar from '../../../node_modules/@mui/x-date-pickers/esm/DateCalendar/DateCalendar.js?raw';
import tree from '../../../node_modules/@mui/x-tree-view/esm/RichTreeView/RichTreeView.js?raw';
import BetweenTwoHeights from './BetweenTwoHeights';
import EmptyHeight from './EmptyHeight';
import FillTheRest from './FillTheRest';
import HiddenTab from './HiddenTab';
import page from './index.mdx?raw';
import Resizable from './Resizable';

const claim = claimsOf(page);
const columns = [{ field: 'name', width: 150 }];
const rows = Array.from({ length: 60 }, (_, id) => ({ id, name: `Row ${id}` }));
const many = { pagination: { paginationModel: { pageSize: 100 } } };

const grid = (props: Partial<React.ComponentProps<typeof DataGrid>> = {}): ReactNode => (
  <DataGrid aria-label="G" rows={rows} columns={columns} initialState={many} {...props} />
);

claim('The grid takes the size of its parent and scrolls inside of it.', async () => {
  await show(<div style={{ height: 333, width: 444 }}>{grid()}</div>);
  await expect.poll(gridHeight).toBe(333);
  expect(document.querySelector<HTMLElement>('.MuiDataGrid-root')?.offsetWidth).toBe(444);
});

claim('shrinks the grid to its content', async () => {
  const width = () => document.querySelector<HTMLElement>('.MuiDataGrid-root')?.offsetWidth;
  for (const centers of [
    { display: 'flex', flexDirection: 'column', alignItems: 'center' },
    { display: 'grid', placeItems: 'center' },
  ] as const) {
    for (const [sx, wide] of [
      [undefined, false],
      [{ width: '100%' }, true],
    ] as const) {
      const screen = await show(
        <div style={{ height: 300, width: 800, ...centers }}>{grid({ sx })}</div>,
      );
      await expect.poll(() => renderedRows().length).toBeGreaterThan(0);
      await expect.poll(() => width() === 800).toBe(wide);
      await screen.unmount();
    }
  }
});

claim('the box of the grid its flexible child', async () => {
  const screen = await show(<FillTheRest />);
  await expect.poll(gridHeight).toBeGreaterThan(300);
  const bottom = () => document.querySelector('.MuiDataGrid-root')?.getBoundingClientRect().bottom;
  const [height, end] = [gridHeight(), bottom()];
  await userEvent.click(screen.getByRole('button', { name: 'Taller header' }));
  await expect.poll(gridHeight).toBeLessThan(height - 80);
  expect(bottom()).toBe(end);
});

claim('without it, the grid pushes everything below it off the page', async () => {
  await show(
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <div style={{ flex: 1 }}>{grid()}</div>
    </div>,
  );
  await expect.poll(gridHeight).toBeGreaterThan(2000);
});

claim(
  'When the grid reaches the upper limit, it scrolls, and renders only the rows near the view',
  async () => {
    await show(
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 400 }}>{grid()}</div>,
    );
    await expect.poll(gridHeight).toBe(400);
    expect(renderedRows().length).toBeLessThan(20);
  },
);

claim('In a flex column without a height, the grid is as high as its rows.', async () => {
  const screen = await show(<BetweenTwoHeights />);
  await expect.poll(gridHeight).toBeGreaterThan(100);
  const six = gridHeight();
  await userEvent.click(screen.getByRole('button', { name: 'Two fewer' }));
  await expect.poll(gridHeight).toBe(six - 104);
  for (let click = 0; click < 3; click += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Two more' }));
  }
  await expect.poll(gridHeight).toBe(400);
  await userEvent.click(screen.getByRole('button', { name: 'Two fewer' }));
  await screen.rerender(<BetweenTwoHeights density="compact" />);
  await expect.poll(gridHeight).toBeLessThan(400);
  const compact = gridHeight();
  await screen.rerender(<BetweenTwoHeights density="compact" hideFooter={false} />);
  await expect.poll(gridHeight).toBeGreaterThan(compact);
});

claim('Without an upper limit, all rows are rendered.', async () => {
  await show(<div style={{ display: 'flex', flexDirection: 'column' }}>{grid()}</div>);
  await expect.poll(() => renderedRows().length).toBe(60);
});

claim('autoHeight turns row virtualization off altogether', async () => {
  await show(<div style={{ height: 300 }}>{grid({ autoHeight: true })}</div>);
  await expect.poll(() => renderedRows().length).toBe(60);
  expect(document.querySelector('.MuiDataGrid-autoHeight')).not.toBeNull();
});

claim('of a flex row or column makes the grid scroll, all rows stay rendered', async () => {
  const auto = grid({ autoHeight: true });
  for (const flexDirection of ['row', 'column'] as const) {
    const limited = await show(
      <div style={{ display: 'flex', flexDirection, maxHeight: 400 }}>{auto}</div>,
    );
    await expect.poll(gridHeight).toBe(400);
    expect(renderedRows().length).toBe(60);
    await limited.unmount();
  }
  for (const display of ['block', 'grid']) {
    const overflowing = await show(<div style={{ display, maxHeight: 400 }}>{auto}</div>);
    await expect.poll(gridHeight).toBeGreaterThan(3000);
    await overflowing.unmount();
  }
});

claim('On the server, the grid renders nothing, not even headers', () => {
  expect(renderToString(<div>{grid()}</div>)).toBe('<div></div>');
});

claim('3,231 pixels for 60 of them', async () => {
  await show(
    <div>
      <div style={{ height: '50%' }}>{grid()}</div>
    </div>,
  );
  await expect.poll(gridHeight).toBe(3231);
});

claim('The parent is 0 pixels high, and the grid is a line of 2 pixels.', async () => {
  const messages = consoleMessages();
  await show(<div style={{ height: 0 }}>{grid()}</div>);
  await expect.poll(() => messages.join('\n')).toContain('has an empty height');
  expect(gridHeight()).toBe(2);
});

claim('The parent DOM element of the Data Grid has an empty height.', async () => {
  const messages = consoleMessages();
  await show(<div style={{ height: 0 }}>{grid()}</div>);
  const quoted =
    'MUI X: useResizeContainer - The parent DOM element of the Data Grid has an empty height.';
  await expect.poll(() => messages.join('\n')).toContain(quoted);
});

claim('the overlay "No rows" is as high as two rows.', async () => {
  await show(<div style={{ display: 'flex', flexDirection: 'column' }}>{grid({ rows: [] })}</div>);
  const overlay = () =>
    document.querySelector<HTMLElement>('.MuiDataGrid-overlayWrapperInner')?.offsetHeight;
  await expect.poll(overlay).toBe(104);
});

claim('the height of four rows, so nothing jumps when four rows arrive', async () => {
  const screen = await show(<EmptyHeight />);
  await expect.element(screen.getByText('No rows')).toBeVisible();
  const before = gridHeight();
  await userEvent.click(screen.getByRole('button', { name: 'Fill the list' }));
  await expect.element(screen.getByText('Brent crude')).toBeVisible();
  expect(gridHeight()).toBe(before);
});

claim('Both grids here are ready at once', async () => {
  const screen = await show(<HiddenTab />);
  await expect
    .poll(() => document.querySelectorAll('[role=row][data-id]').length)
    .toBeGreaterThan(8);
  await expect.element(screen.getByRole('grid', { name: 'Frozen stock' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Frozen' }));
  await expect.element(screen.getByRole('grid', { name: 'Frozen stock' })).toBeVisible();
});

claim('The grid watches the size of its box and adapts to it', async () => {
  const screen = await show(
    <div style={{ width: 700 }}>
      <Resizable />
    </div>,
  );
  await expect.element(screen.getByText('A1-01')).toBeVisible();
  const width = () => document.querySelector<HTMLElement>('.MuiDataGrid-root')?.offsetWidth ?? 0;
  const before = width();
  screen.getByRole('slider').element().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(width).toBeLessThan(before * 0.5);
  await expect.element(screen.getByText(`${width() - 2} × 278 pixels`)).toBeVisible();
});

claim('With 0, 8.1.0 never calls onResize', async () => {
  const onResize = vi.fn();
  const fit = [{ field: 'name', flex: 1 }];
  const sized = (width: number) => (
    <div style={{ height: 300, width }}>
      {grid({ columns: fit, resizeThrottleMs: 0, onResize })}
    </div>
  );
  const header = () => document.querySelector<HTMLElement>('[role=columnheader]')?.offsetWidth ?? 0;
  const screen = await show(sized(500));
  await expect.poll(header).toBeGreaterThan(400);
  await screen.rerender(sized(300));
  await expect.poll(header).toBeLessThan(300);
  expect(onResize).not.toHaveBeenCalled();
});

claim("Inside display: none there's no size to measure: the grid logs the error", async () => {
  const messages = consoleMessages();
  await show(
    <div style={{ display: 'none' }}>
      <div style={{ height: 300 }}>{grid()}</div>
    </div>,
  );
  await expect.poll(() => messages.join('\n')).toContain('has an empty height');
});

claim('which by default never shrinks below its content', async () => {
  const wide = Array.from({ length: 30 }, (_, index) => ({ field: `c${index}`, width: 120 }));
  const width = () => document.querySelector<HTMLElement>('.MuiDataGrid-root')?.offsetWidth ?? 0;
  const item = (minWidth?: number) => (
    <div style={{ display: 'flex', width: 600 }}>
      <div style={{ height: 300, flex: 1, minWidth }}>{grid({ columns: wide })}</div>
    </div>
  );
  const first = await show(item());
  await expect.poll(width).toBeGreaterThan(3000);
  await first.unmount();
  await show(item(0));
  await expect.poll(width).toBe(600);
});

claim('Stop it before they see it, in the first file that runs', async () => {
  const seen: string[] = [];
  const stop = (event: ErrorEvent) => {
    if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
  };
  const overlay = (event: ErrorEvent) => {
    seen.push(event.message);
    event.preventDefault();
  };
  const target = new EventTarget();
  target.addEventListener('error', stop as EventListener);
  target.addEventListener('error', overlay as EventListener);
  for (const message of [
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
    'x is not a function',
  ]) {
    target.dispatchEvent(new ErrorEvent('error', { message }));
  }
  expect(seen).toEqual(['x is not a function']);
});

claim("Headers stick to the top of the grid's own scrolling area", async () => {
  await show(
    <div id="page" style={{ height: 300, overflow: 'auto' }}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>{grid()}</div>
    </div>,
  );
  await expect.poll(gridHeight).toBeGreaterThan(2000);
  const top = () => document.querySelector('[role=columnheader]')?.getBoundingClientRect().top ?? 0;
  const before = top();
  (document.getElementById('page') as HTMLElement).scrollTop = 200;
  await expect.poll(top).toBeCloseTo(before - 200, 0);
});

claim('The headers then stick to the window, here below an app bar of 64 pixels', async () => {
  onTestFinished(() => window.scrollTo(0, 0));
  await show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 500, marginTop: 120 }}>
      <DataGrid
        aria-label="G"
        rows={rows}
        columns={[{ field: 'name', flex: 1 }]}
        initialState={many}
        sx={{
          overflow: 'visible',
          '& .MuiDataGrid-main, & .MuiDataGrid-mainContent': { overflow: 'visible' },
          '& .MuiDataGrid-virtualScroller': { overflow: 'visible !important' },
          '& .MuiDataGrid-container--top': { top: 64 },
        }}
      />
    </div>,
  );
  const top = () =>
    document.querySelector('.MuiDataGrid-columnHeaders')?.getBoundingClientRect().top;
  await expect.poll(() => document.querySelectorAll('[data-rowindex]').length).toBe(60);
  expect(top()).toBeGreaterThan(120);
  window.scrollTo(0, 800);
  await expect.poll(top).toBe(64);
});

const asWideAsColumns = { width: 'fit-content', maxWidth: '100%' };
const twoWidths = [
  { field: 'name', width: 250 },
  { field: 'id', width: 350 },
];
const gridWidth = () => document.querySelector<HTMLElement>('.MuiDataGrid-root')?.offsetWidth;

claim('With this width, the grid ends with its last column', async () => {
  const apiRef = createRef<GridApi>();
  const box = (parent: number, props: Parameters<typeof grid>[0] = {}) => (
    <div style={{ height: 300, width: parent }}>
      {grid({ apiRef, sx: asWideAsColumns, columns: twoWidths, scrollbarSize: 15, ...props })}
    </div>
  );
  const screen = await show(box(900));
  // 600 for the columns, 15 for the scrollbar of the rows, 2 for the borders.
  await expect.poll(gridWidth).toBe(617);
  const isScrolling = () => document.querySelector('.MuiDataGrid-scrollbar--horizontal') !== null;
  await expect.poll(isScrolling).toBe(false);
  apiRef.current?.setColumnWidth('name', 300);
  await expect.poll(gridWidth).toBe(667);
  // It keeps its width.
  apiRef.current?.setColumnWidth('name', 200);
  apiRef.current?.setColumnVisibility('id', false);
  await drawn();
  expect(gridWidth()).toBe(667);
  apiRef.current?.setColumnVisibility('id', true);
  await screen.rerender(box(300));
  await expect.poll(gridWidth).toBe(300);
  await expect.poll(isScrolling).toBe(true);
});

claim("It doesn't get narrower than its footer", async () => {
  const narrow = [{ field: 'name', width: 60 }];
  for (const [hideFooter, isNarrow] of [
    [false, false],
    [true, true],
  ]) {
    const screen = await show(
      <div style={{ height: 300, width: 800 }}>
        {grid({ sx: asWideAsColumns, columns: narrow, rows: rows.slice(0, 2), hideFooter })}
      </div>,
    );
    await expect.poll(() => renderedRows().length).toBe(2);
    await expect.poll(() => gridWidth() === 62).toBe(isNarrow);
    expect(gridWidth()).toBeLessThan(800);
    await screen.unmount();
  }
});

claim('The box has its height from the start, so nothing moves when the grid arrives', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Late = lazy(async () => {
    await arrived;
    return { default: DataGrid };
  });
  const screen = await show(
    <>
      <div style={{ height: 400 }}>
        <Suspense fallback={<Skeleton variant="rectangular" height="100%" data-testid="wait" />}>
          <Late rows={rows} columns={columns} />
        </Suspense>
      </div>
      <p>Below</p>
    </>,
  );
  const top = () => screen.getByText('Below').element().getBoundingClientRect().top;
  await expect.element(screen.getByTestId('wait')).toBeVisible();
  const before = top();
  expect(gridHeight()).toBe(0);
  arrive();
  await expect.poll(gridHeight).toBe(400);
  expect(top()).toBe(before);
});

claim('The components of MUI X have this line themselves', () => {
  for (const module of [dataGrid, barChart, tree, dateCalendar])
    expect(module).toMatch(/^'use client';/);
});
