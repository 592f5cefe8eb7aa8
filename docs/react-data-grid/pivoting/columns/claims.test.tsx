import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { rows, model, Grid, headers } from '../claimsGrid';
import page from './index.mdx?raw';
import NarrowColumns from './NarrowColumns';
import SameFieldTwice from './SameFieldTwice';
import StickyNames from './StickyNames';
import WeekdaysToo from './WeekdaysToo';
import YearsAndQuarters from './YearsAndQuarters';

const claim = claimsOf(page);

claim('Add a column with the same values and another field instead', async () => {
  await show(<SameFieldTwice />);
  await expect
    .poll(() => headers().filter((text) => text?.startsWith('Kilos per sale')).length)
    .toBe(3);
});

const figures = [2025, 2026].flatMap((year) =>
  ['sales', 'profit'].map((measure) => {
    return { id: `${year} ${measure}`, region: 'North', year, measure, figure: 7 };
  }),
);

const Figures = () => (
  <Grid
    rows={figures}
    columns={[
      { field: 'region' },
      { field: 'year' },
      { field: 'measure' },
      { field: 'figure', type: 'number' },
    ]}
    pivotModel={{
      rows: [{ field: 'measure' }, { field: 'region' }],
      columns: [{ field: 'year' }],
      values: [{ field: 'figure', aggFunc: 'sum' }],
    }}
  />
);

const cells = () =>
  [...document.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent ?? '');

claim('split every row into one row for each of its figures', async () => {
  await show(<Figures />);
  await expect.poll(() => cells().some((text) => text.startsWith('sales'))).toBe(true);
  expect(cells().some((text) => text.startsWith('profit'))).toBe(true);
  expect(headers().slice(0, 2)).toEqual(['2025', '2026']);
  expect(headers().some((text) => /sales|profit/.test(text ?? ''))).toBe(false);
});

claim('The line at the bottom then adds up sales and profit', async () => {
  await show(<Figures />);
  // Twice 7 in each of two years.
  await expect.poll(() => cells().filter((text) => text === '14')).toHaveLength(2);
  expect(cells().filter((text) => text === '7')).toHaveLength(4);
});

claim('the grid adds two columns that are only used in pivots', async () => {
  await show(<YearsAndQuarters />);
  await expect.poll(() => headers().slice(0, 6)).toEqual(['2025', '2026', 'Q1', 'Q2', 'Q3', 'Q4']);
});

claim("It doesn't for the type dateTime", async () => {
  const screen = await show(<Grid pivotPanelOpen />);
  await expect.element(screen.getByText('When', { exact: true }).first()).toBeVisible();
  expect(screen.getByText(/When \(/).elements()).toHaveLength(0);
});

claim('so these weekdays start with a digit', async () => {
  await show(<WeekdaysToo />);
  await expect.poll(() => headers().slice(0, 2)).toEqual(['1 Mon', '2 Tue']);
});

claim('or a function that gets the original field and the path of column groups', async () => {
  await show(<NarrowColumns />);
  await expect.poll(() => headers().some((text) => text?.startsWith('Pieces'))).toBe(true);
});

claim('It has no effect while the model has no columns', async () => {
  const screen = await show(<Grid pivotingColDef={{ headerName: 'Made' }} />);
  await expect.poll(() => headers().some((text) => text?.startsWith('Made'))).toBe(true);
  await screen.rerender(
    <Grid pivotModel={{ ...model, columns: [] }} pivotingColDef={{ headerName: 'Made' }} />,
  );
  await expect.poll(() => headers().some((text) => text?.startsWith('size'))).toBe(true);
  expect(headers().some((text) => text?.startsWith('Made'))).toBe(false);
});

claim('its name stays in view while users scroll sideways', async () => {
  await show(
    <Box sx={{ width: 420 }}>
      <StickyNames />
    </Box>,
  );
  const name = () =>
    [...document.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')]
      .find(({ textContent }) => textContent === 'Beans')
      ?.querySelector('.MuiDataGrid-columnHeaderTitle');
  await expect.poll(() => Boolean(name())).toBe(true);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  scroller.scrollLeft = 220;
  const left = () =>
    (name()?.getBoundingClientRect().left ?? 0) - scroller.getBoundingClientRect().left;
  await expect.poll(() => scroller.scrollLeft).toBe(220);
  await expect.poll(left).toBeGreaterThan(0);
});

claim('null counts as the year 1970', async () => {
  const dates: GridColDef[] = [
    { field: 'g' },
    { field: 'size', type: 'number' },
    { field: 'day', type: 'date' },
    { field: 'text', type: 'date', valueGetter: () => new Date(2026, 5, 1) },
  ];
  const dated = rows.map((row, index) => ({ ...row, day: index ? new Date(2026, 5, 1) : null }));
  const by = (field: string) => ({ ...model, columns: [{ field, sort: 'asc' as const }] });
  const screen = await show(
    <Grid pivotPanelOpen rows={dated} columns={dates} pivotModel={by('day-year')} />,
  );
  await expect.poll(() => headers().slice(0, 2)).toEqual(['1970', '2026']);
  await expect.element(screen.getByText('undefined (Quarter)').first()).toBeVisible();
  await screen.rerender(<Grid rows={dated} columns={dates} pivotModel={by('text-year')} />);
  await expect.poll(() => headers()[0]).toBe('NaN');
});

claim('Pass null instead of a function to have none', async () => {
  const day: GridColDef[] = [{ field: 'g' }, { field: 'when', headerName: 'When', type: 'date' }];
  const empty = { rows: [], columns: [], values: [] };
  const screen = await show(<Grid pivotPanelOpen columns={day} pivotModel={empty} />);
  await expect.element(screen.getByText('When (Year)')).toBeVisible();
  await screen.unmount();
  const getPivotDerivedColumns = null;
  const none = await show(
    <Grid {...{ getPivotDerivedColumns }} pivotPanelOpen columns={day} pivotModel={empty} />,
  );
  await expect.element(none.getByText('When', { exact: true }).first()).toBeVisible();
  expect(none.getByText('When (Year)').elements()).toHaveLength(0);
});
