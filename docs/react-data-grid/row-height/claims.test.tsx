import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claimsOf, consoleMessages, show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ChooseDensity from './ChooseDensity';
import ExpandableNotes from './ExpandableNotes';
import FixedHeight from './FixedHeight';
import HeightForEachRow from './HeightForEachRow';
import HeightFromContent from './HeightFromContent';
import page from './index.mdx?raw';
import SpacedRows from './SpacedRows';

const claim = claimsOf(page);
const rows = Array.from({ length: 40 }, (_, index) => ({ id: index, name: `Row ${index}` }));
const columns = [{ field: 'name', width: 150 }];

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<React.ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 400, width: 400 }}>
      <DataGrid aria-label="Small" apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const auto = () => 'auto' as const;
const row = (index: number) => document.querySelector<HTMLElement>(`[data-rowindex="${index}"]`);
const heightOf = (index: number) => row(index)?.getBoundingClientRect().height;
const top = (index: number) => row(index)?.getBoundingClientRect().top ?? Number.NaN;

claim('Rows are 52 pixels high.', async () => {
  await show(<Small />);
  await expect.poll(() => heightOf(0)).toBe(52);
});

claim('rowHeight takes pixels greater than 0', async () => {
  await show(<FixedHeight />);
  await expect.poll(() => heightOf(0)).toBe(28);
});

claim('or null for the usual height', async () => {
  const screen = await show(<HeightForEachRow />);
  await expect.element(screen.getByText('Fragile: carry by hand').first()).toBeVisible();
  const heights = new Set(
    [...document.querySelectorAll('[data-rowindex]')].map(
      (element) => element.getBoundingClientRect().height,
    ),
  );
  expect([...heights].sort()).toEqual([52, 72]);
});

claim("The returned number is used as it is: density doesn't change it.", async () => {
  await show(<Small density="compact" getRowHeight={() => 80} />);
  await expect.poll(() => heightOf(0)).toBe(80);
});

// The package remembers for the whole page that it has warned: this is the only claim with a wrong height.
claim('Only the first of these mistakes is reported, once per page load.', async () => {
  const messages = consoleMessages();
  const first = await show(<Small rowHeight={-3} />);
  await expect.poll(() => heightOf(0)).toBe(52);
  await first.unmount();
  await show(<Small getRowHeight={() => 0} />);
  await expect.poll(() => heightOf(0)).toBe(52);
  const warnings = messages.filter((message) => message.includes('greater than 0'));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('MUI X: The `rowHeight` prop should be a number greater than 0.');
});

claim('the icon of a checkbox alone is 24 pixels high', async () => {
  await show(<Small rowHeight={20} checkboxSelection />);
  await expect.poll(() => heightOf(0)).toBe(20);
  expect(row(0)?.querySelector('svg')?.getBoundingClientRect().height).toBe(24);
});

claim('the grid then discards all heights and calls your function again', async () => {
  let tall = false;
  const getRowHeight = () => (tall ? 90 : 40);
  await show(<Small getRowHeight={getRowHeight} />);
  await expect.poll(() => heightOf(0)).toBe(40);
  tall = true;
  api.current?.resetRowHeights();
  await expect.poll(() => heightOf(0)).toBe(90);
});

claim('Text in these rows wraps.', async () => {
  await show(
    <div style={{ width: 600 }}>
      <HeightFromContent />
    </div>,
  );
  const heights = () =>
    [...document.querySelectorAll('[data-rowindex]')].map((one) =>
      Math.round(one.getBoundingClientRect().height),
    );
  await expect.poll(() => Math.max(...heights()) > 2 * Math.min(...heights())).toBe(true);
});

claim('until then, the grid uses getEstimatedRowHeight', async () => {
  const screen = await show(
    <Small getRowHeight={auto} getEstimatedRowHeight={() => 200} hideFooter />,
  );
  await expect.element(screen.getByText('Row 0')).toBeVisible();
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(5000);
});

claim('An empty row collapses to its padding and border.', async () => {
  await show(
    <Small
      rows={[
        { id: 1, name: '' },
        { id: 2, name: 'Anchor' },
      ]}
      getRowHeight={auto}
    />,
  );
  await expect.poll(() => heightOf(0)).toBeLessThan(5);
});

claim('no row gets lower than 40 pixels', async () => {
  await show(
    <Small
      rows={[
        { id: 1, name: '' },
        { id: 2, name: 'Anchor '.repeat(40) },
      ]}
      getRowHeight={auto}
      sx={{ '& .MuiDataGrid-cell': { minHeight: 40 } }}
    />,
  );
  await expect.poll(() => heightOf(0)).toBe(40);
  expect(heightOf(1)).toBeGreaterThan(100);
  // The grid has measured it: the next row starts below.
  expect(top(1) - top(0)).toBe(40);
});

claim('Rows also grow and shrink when their content changes later', async () => {
  const screen = await show(
    <div style={{ width: 460 }}>
      <ExpandableNotes />
    </div>,
  );
  const more = screen.getByRole('button', { name: 'Show more' });
  await expect.element(more.first()).toBeVisible();
  const index = Number(more.first().element().closest<HTMLElement>('[role=row]')?.dataset.rowindex);
  const before = heightOf(index) ?? 0;
  const nextTop = top(index + 1);
  await userEvent.click(more.first());
  await expect.poll(() => heightOf(index)).toBeGreaterThan(before);
  await expect.poll(() => top(index + 1)).toBeGreaterThan(nextTop);
});

claim('With auto height, all columns of the rendered rows are in the DOM', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ field: `c${index}`, width: 120 }));
  const cells = () => row(0)?.querySelectorAll('[role=gridcell]').length ?? 0;
  const first = await show(<Small columns={many} getRowHeight={auto} />);
  await expect.poll(cells).toBe(60);
  await first.unmount();
  await show(<Small columns={many} getRowHeight={auto} virtualizeColumnsWithAutoRowHeight />);
  await expect.poll(cells).toBeGreaterThan(2);
  expect(cells()).toBeLessThan(15);
});

claim('A row of 52 pixels becomes 36 or 67.', async () => {
  const screen = await show(<ChooseDensity />);
  await expect.poll(() => heightOf(0)).toBe(36);
  await userEvent.click(screen.getByRole('button', { name: 'comfortable' }));
  await expect.poll(() => heightOf(0)).toBe(67);
  expect(document.querySelector('.MuiDataGrid-root--densityComfortable')).not.toBeNull();
});

claim('4 below one row and 4 above the next make 8', async () => {
  await show(<SpacedRows />);
  await expect.poll(() => heightOf(1)).toBe(52);
  expect(top(2) - top(1)).toBe(60);
});

claim('put the details into a cell that opens, and let the row grow with it', async () => {
  const withDetails: GridColDef[] = [
    {
      field: 'name',
      width: 300,
      renderCell: ({ value }) => (
        <details>
          <summary>{value}</summary>
          <p>More</p>
        </details>
      ),
    },
  ];
  const screen = await show(<Small columns={withDetails} getRowHeight={auto} />);
  const summary = screen.getByText('Row 1', { exact: true });
  await expect.element(summary).toBeVisible();
  const before = heightOf(1) ?? Number.NaN;
  await userEvent.click(summary);
  await expect.poll(() => heightOf(1)).toBeGreaterThan(before + 10);
  await userEvent.click(summary);
  await expect.poll(() => heightOf(1)).toBe(before);
});

const steps = {
  tight: { rowHeight: 24, columnHeaderHeight: 32 },
  roomy: { rowHeight: 52, columnHeaderHeight: 56 },
};

claim('such as rows of 24 pixels', async () => {
  const header = () =>
    document.querySelector('.MuiDataGrid-columnHeader')?.getBoundingClientRect().height;
  const screen = await show(<Small {...steps.tight} />);
  await expect.poll(() => heightOf(0)).toBe(24);
  expect(header()).toBe(32);
  await screen.rerender(<Small {...steps.roomy} />);
  await expect.poll(() => heightOf(0)).toBe(52);
  expect(header()).toBe(56);
});

claim('so it still reserves rowHeight for each', async () => {
  const low = { minHeight: '24px !important', maxHeight: '24px !important' };
  await show(<Small rows={rows.slice(0, 3)} sx={{ '& .MuiDataGrid-row': low }} />);
  await expect.poll(() => heightOf(0)).toBe(24);
  const content = document.querySelector('.MuiDataGrid-virtualScrollerContent');
  expect(content?.getBoundingClientRect().height).toBe(3 * 52);
});

claim('sets another height for all of them', async () => {
  const height = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight;
  const screen = await show(<FixedHeight />);
  await expect.poll(() => height('[role=row][data-id]')).toBe(28);
  await screen.rerender(<FixedHeight rowHeight={60} columnHeaderHeight={72} />);
  await expect.poll(() => height('[role=row][data-id]')).toBe(60);
  await expect.poll(() => height('[role=columnheader]')).toBe(72);
});

claim("they're three lines high at most", async () => {
  const clamp = {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  } as const;
  const long = 'Handle with care. '.repeat(40);
  await show(
    <Small
      rows={[long, 'Short', long.slice(0, 60)].map((name, id) => ({ id, name }))}
      columns={[
        { field: 'name', width: 150, renderCell: (p) => <div style={clamp}>{p.value}</div> },
      ]}
      getRowHeight={() => 'auto'}
    />,
  );
  const lines = (index: number) =>
    (row(index)?.querySelector('[role=gridcell] div')?.clientHeight ?? 0) /
    (row(1)?.querySelector('[role=gridcell] div')?.clientHeight ?? 1);
  await expect.poll(() => lines(0)).toBeCloseTo(3, 0);
  expect(lines(1)).toBe(1);
  expect(lines(2)).toBeGreaterThan(1);
  expect(heightOf(0)).toBeGreaterThan(heightOf(1)!);
});
