import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium, type GridApi } from '@mui/x-data-grid-premium';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { scroller } from 'claims/grids';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ChooseWhatSpans from './ChooseWhatSpans';
import page from './index.mdx?raw';
import SpannedPlaces from './SpannedPlaces';
import SpansOverPages from './SpansOverPages';
import Timetable from './Timetable';

const claim = claimsOf(page);

const cells = (field: string) => [
  ...document.querySelectorAll<HTMLElement>(`[role=gridcell][data-field="${field}"]`),
];
const spans = (field: string) =>
  cells(field).map((cell) => Number(cell.getAttribute('aria-rowspan') ?? 1));

function Small(props: Partial<React.ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 400, width: 400 }}>
      <DataGrid aria-label="Small" rowSpanning rows={[]} columns={[]} {...props} />
    </div>
  );
}

claim('a value that repeats in the rows below is shown once, in one tall cell', async () => {
  const screen = await show(<SpannedPlaces />);
  await expect.poll(() => screen.getByText('Ambient').elements().length).toBe(1);
  const [zone] = cells('zone');
  expect(zone?.getBoundingClientRect().height).toBe(15 * 40);
});

claim('Sort by product, and the zones split up again', async () => {
  const screen = await show(<SpannedPlaces />);
  await expect.poll(() => Math.max(...spans('zone'))).toBe(15);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Product' }));
  await expect.poll(() => Math.max(...spans('zone'))).toBeLessThan(15);
});

claim('Sorting, filtering and the cell itself still use the real value', async () => {
  const screen = await show(<ChooseWhatSpans />);
  await expect.element(screen.getByText('May 2026')).toBeVisible();
  expect(Math.max(...spans('placed'))).toBeGreaterThan(5);
});

claim('null and undefined never span', async () => {
  await show(<ChooseWhatSpans />);
  await expect.poll(() => cells('status').length).toBeGreaterThan(5);
  expect(new Set(spans('status'))).toEqual(new Set([1]));
});

claim('Values are compared with ===.', async () => {
  const at = () => new Date(2026, 0, 1);
  const screen = await show(
    <Small
      rows={[
        { id: 1, day: at(), time: 5 },
        { id: 2, day: at(), time: 5 },
      ]}
      columns={[{ field: 'day', type: 'date' }, { field: 'time' }]}
    />,
  );
  await expect.poll(() => screen.getByRole('gridcell').elements().length).toBe(3);
  expect(spans('day')).toEqual([1, 1]);
  expect(spans('time')).toEqual([2]);
});

claim('The break below covers three docks', async () => {
  const screen = await show(<Timetable />);
  const pause = screen.getByRole('gridcell', { name: 'Break' });
  await expect.element(pause).toHaveAttribute('aria-colspan', '3');
  await expect
    .element(screen.getByRole('gridcell', { name: 'Thessaly Foods' }))
    .toHaveAttribute('aria-rowspan', '3');
});

claim('Spans end with the page; the next page starts with a cell of its own', async () => {
  const screen = await show(<SpansOverPages />);
  await expect.poll(() => spans('group')).toEqual([3, 2]);
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.poll(() => spans('group')).toEqual([2, 3]);
});

claim('Columns with checkboxes, panel buttons and row handles | Never merged', async () => {
  const rows = [1, 2, 3].map((id) => ({ id, zone: 'Dry' }));
  await show(<Small rows={rows} columns={[{ field: 'zone' }]} checkboxSelection />);
  await expect.poll(() => spans('zone')).toEqual([3]);
  expect(spans('__check__')).toEqual([1, 1, 1]);
});

claim('The first row of a span stays rendered while any part of the span is in view', async () => {
  await show(<SpannedPlaces />);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  await expect.poll(() => Math.max(...spans('zone'))).toBe(15);
  scroller.scrollTop = 14 * 40;
  await expect.poll(() => document.querySelector('[data-rowindex="20"]')).not.toBeNull();
  expect(document.querySelector('[data-rowindex="0"]')).not.toBeNull();
});

claim('moves the focus to the merged cell', async () => {
  const screen = await show(<SpansOverPages />);
  await userEvent.click(screen.getByText('Natural gas'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('gridcell', { name: 'Energy' })).toHaveFocus();
});

claim('the rows below have no cell in that column', async () => {
  await show(<SpansOverPages />);
  await expect.poll(() => spans('group')).toEqual([3, 2]);
  expect(document.querySelector('[data-rowindex="1"] [data-field="group"]')).toBeNull();
});

claim("Cells aren't merged in the file: each row has its value", async () => {
  const api: RefObject<GridApi | null> = { current: null };
  const rows = [1, 2].map((id) => ({ id, zone: 'North' }));
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPremium apiRef={api} rowSpanning rows={rows} columns={[{ field: 'zone' }]} />
    </div>,
  );
  await expect.poll(() => spans('zone')).toEqual([2]);
  const sheet = (await api.current?.getDataAsExcel())?.worksheets[0];
  expect(sheet?.getColumn(1).values.slice(1)).toEqual(['zone', 'North', 'North']);
  expect(sheet?.model.merges).toEqual([]);
});

const pair = [
  { id: 1, zone: 'Dry', text: 'One line' },
  { id: 2, zone: 'Dry', text: 'Another line' },
];

const zoneCell = () => cells('zone')[0]?.getBoundingClientRect().height;

claim('two rows of 40 and 80 pixels get a merged cell of 80', async () => {
  await show(
    <Small
      rows={pair}
      columns={[{ field: 'zone' }]}
      getRowHeight={({ id }) => (id === 1 ? 40 : 80)}
    />,
  );
  await expect.poll(() => spans('zone')).toEqual([2]);
  expect(zoneCell()).toBe(80);
});

claim('and the cell is only as high as its first row', async () => {
  await show(
    <Small
      rows={pair}
      columns={[{ field: 'zone' }, { field: 'text', width: 200 }]}
      getRowHeight={() => 'auto'}
    />,
  );
  await expect.poll(() => spans('zone')).toEqual([2]);
  const first = document.querySelector('[role=row][data-id="1"]');
  await expect.poll(() => zoneCell()).toBe(first?.getBoundingClientRect().height);
});

/** The first column is pinned, and the others are too wide for the grid. */
async function scrolledSideways(props: Partial<DataGridProProps>) {
  await show(
    <div style={{ height: 400, width: 400 }}>
      <DataGridPro
        rowSpanning
        rows={pair}
        columns={[
          { field: 'zone', width: 120 },
          { field: 'text', width: 300 },
          { field: 'note', width: 300 },
        ]}
        pinnedColumns={{ left: ['zone'] }}
        {...props}
      />
    </div>,
  );
  await expect.poll(() => spans('zone')).toEqual([2]);
  scroller().scrollLeft = 200;
  await expect.poll(() => scroller().scrollLeft).toBe(200);
}

/** The column that's in sight at the left edge of a row. */
function seenAtTheLeft(id: number) {
  const row = document.querySelector(`[role=row][data-id="${id}"]`)!;
  const { top, height } = row.getBoundingClientRect();
  const { left } = scroller().getBoundingClientRect();
  const seen = document.elementFromPoint(left + 20, top + height / 2);
  return seen?.closest<HTMLElement>('[data-field]')?.dataset.field;
}

claim('A merged cell stays in view, and the other columns scroll beneath it', async () => {
  await scrolledSideways({});
  expect([1, 2].map(seenAtTheLeft)).toEqual(['zone', 'zone']);
});

claim('nothing covers that space, so the other columns scroll into it', async () => {
  await scrolledSideways({ getRowHeight: () => 'auto' });
  await expect.poll(() => [1, 2].map(seenAtTheLeft)).toEqual(['zone', 'text']);
});

claim('a value that repeats in the rows below is shown once', async () => {
  const tall = () =>
    [...document.querySelectorAll('[role=gridcell]')].filter(
      (cell) => Number(cell.getAttribute('aria-rowspan')) > 1,
    ).length;
  const screen = await show(<SpannedPlaces />);
  await expect.poll(tall).toBeGreaterThan(1);
  await screen.rerender(<SpannedPlaces rowSpanning={false} />);
  await expect.poll(tall).toBe(0);
});
