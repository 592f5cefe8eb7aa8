import * as community from '@mui/x-data-grid';
import { DataGrid, useGridApiContext, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as premium from '@mui/x-data-grid-premium';
import * as pro from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import { cells, gridHeight, renderedRows } from 'claims/grids';
import type { ComponentProps, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import ChosenPeople from './ChosenPeople';
import DepartureBoard from './DepartureBoard';
import FirstGrid from './FirstGrid';
import HeightFromRows from './HeightFromRows';
import page from './index.mdx?raw';
import PinnedAndSorted from './PinnedAndSorted';
import StartingState from './StartingState';

const claim = claimsOf(page);
const columns = [{ field: 'name', width: 150 }];
const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `Row ${id}` }));

const grid = (props: Partial<ComponentProps<typeof DataGrid>> = {}): ReactElement => (
  <DataGrid
    label="Small"
    rows={rows}
    columns={columns}
    initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
    {...props}
  />
);
const inBox = (element: ReactElement) => <div style={{ height: 400, width: 400 }}>{element}</div>;

claim('With showToolbar it is also printed as the title.', async () => {
  const screen = await show(inBox(grid({ showToolbar: true })));
  await expect.element(screen.getByRole('grid', { name: 'Small' })).toBeVisible();
  await expect.element(screen.getByText('Small', { exact: true })).toBeVisible();
});

claim('One hundred rows make a grid of 5,311 pixels with 100 rows in the DOM', async () => {
  await show(<div>{grid()}</div>);
  await expect.poll(gridHeight).toBe(5311);
  await expect.poll(() => renderedRows().length).toBe(100);
});

claim('in a box of 400 pixels there are 9', async () => {
  await show(inBox(grid()));
  await expect.poll(() => renderedRows().length).toBe(9);
});

claim('It then follows every change of the rows', async () => {
  const screen = await show(<HeightFromRows />);
  await expect.poll(gridHeight).toBeGreaterThan(100);
  const before = gridHeight();
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  await expect.poll(gridHeight).toBe(before + 52);
});

claim('If all you see is a line 2 pixels high, the parent has a height of zero.', async () => {
  const messages = consoleMessages();
  await show(<div style={{ height: 0 }}>{grid()}</div>);
  await expect
    .poll(() => messages.join())
    .toContain('The parent DOM element of the Data Grid has an empty height.');
  expect(gridHeight()).toBe(2);
});

claim("or height: '100%' of a box whose own height is zero", async () => {
  const messages = consoleMessages();
  await show(
    <div style={{ height: 0 }}>
      <div style={{ height: '100%' }}>{grid()}</div>
    </div>,
  );
  await expect.poll(() => messages.join()).toContain('has an empty height');
  expect(gridHeight()).toBe(2);
});

claim('the browser ignores it, and the grid is as tall as its rows', async () => {
  const messages = consoleMessages();
  await show(
    <div>
      <div style={{ height: '100%' }}>{grid()}</div>
    </div>,
  );
  await expect.poll(gridHeight).toBe(5311);
  expect(messages.join()).not.toContain('empty height');
});

claim('The same message about an empty width', async () => {
  const messages = consoleMessages();
  await show(<div style={{ height: 300, width: 0 }}>{grid()}</div>);
  await expect.poll(() => messages.join()).toContain('has an empty width');
});

claim('its valueGetter computes it from the delay, and you can still sort', async () => {
  const screen = await show(
    <div style={{ width: 900 }}>
      <DepartureBoard />
    </div>,
  );
  const onTime = () =>
    [...document.querySelectorAll('[role=gridcell][data-field=onTime] svg')].map((icon) =>
      icon.getAttribute('data-value'),
    );
  await expect.poll(() => new Set(onTime()).size).toBe(2);
  await userEvent.click(screen.getByRole('columnheader', { name: 'On time' }));
  await expect.poll(() => [...onTime()].sort().join() === onTime().join()).toBe(true);
});

claim('date column type only accepts Date objects as values.', async () => {
  consoleMessages();
  const one = grid({
    rows: [{ id: 1, day: '2026-04-01' }],
    columns: [{ field: 'day', type: 'date' }],
  });
  await expect(show(inBox(one))).rejects.toThrow(
    'MUI X: `date` column type only accepts `Date` objects as values.',
  );
});

claim(
  'MUI X: The Data Grid component requires all rows to have a unique id property.',
  async () => {
    consoleMessages();
    await expect(show(inBox(grid({ rows: [{ name: 'Nameless' }] })))).rejects.toThrow(
      'MUI X: The Data Grid component requires all rows to have a unique `id` property.',
    );
  },
);

claim('From then on users can change them', async () => {
  const screen = await show(<StartingState />);
  await expect.poll(() => renderedRows().length).toBe(5);
  expect(screen.getByRole('columnheader', { name: 'Country' }).elements()).toHaveLength(0);
  const first = cells('id')[0];
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await expect.poll(() => cells('id')[0]).not.toBe(first);
});

claim('Otherwise the select for it disappears and the console warns', async () => {
  const messages = consoleMessages();
  const screen = await show(
    inBox(grid({ initialState: { pagination: { paginationModel: { pageSize: 5 } } } })),
  );
  await expect.element(screen.getByText('1–5 of 100')).toBeVisible();
  expect(screen.getByText('Rows per page', { exact: false }).elements()).toHaveLength(0);
  expect(messages.join()).toContain('The page size `5` is not present in the `pageSizeOptions`.');
});

claim('leaves the rest of the row free for other clicks', async () => {
  const screen = await show(<ChosenPeople />);
  await userEvent.click(screen.getByRole('gridcell').nth(1));
  await expect.element(screen.getByText('nobody yet', { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await expect.element(screen.getByText('1 coming', { exact: false })).toBeVisible();
});

claim('The community DataGrid sends the first form.', async () => {
  const onChange = vi.fn<(model: GridRowSelectionModel) => void>();
  const screen = await show(
    inBox(grid({ checkboxSelection: true, onRowSelectionModelChange: onChange })),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await expect.poll(() => onChange.mock.lastCall?.[0].type).toBe('include');
  expect(onChange.mock.lastCall?.[0].ids.size).toBe(100);
});

claim('"select all" sends the second one while no filter is active', async () => {
  const onChange = vi.fn<(model: GridRowSelectionModel) => void>();
  const pro = (value: string) =>
    inBox(
      <DataGridPro
        label="Pro"
        rows={rows}
        columns={columns}
        checkboxSelection
        filterModel={{ items: value ? [{ field: 'name', operator: 'contains', value }] : [] }}
        onRowSelectionModelChange={onChange}
      />,
    );
  const all = { name: 'Select all rows' };
  const first = await show(pro(''));
  await userEvent.click(first.getByRole('checkbox', all));
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({ type: 'exclude', ids: new Set() });
  await first.unmount();
  const second = await show(pro('Row 1'));
  await userEvent.click(second.getByRole('checkbox', all));
  await expect.poll(() => onChange.mock.lastCall?.[0].type).toBe('include');
  expect(onChange.mock.lastCall?.[0].ids.size).toBe(11);
});

claim('it also exports the hooks, selectors and types of the smaller ones', () => {
  const names = (exported: object) =>
    Object.keys(exported).filter((name) => /^(?:use|grid)[A-Z]/.test(name));
  expect(names(community).length).toBeGreaterThan(100);
  expect(names(pro)).toEqual(expect.arrayContaining(names(community)));
  expect(names(premium)).toEqual(expect.arrayContaining(names(pro)));
});

claim('MUI X: Could not find the Data Grid context.', async () => {
  consoleMessages();
  function Part() {
    useGridApiContext();
    return null;
  }
  await expect(show(<Part />)).rejects.toThrow('MUI X: Could not find the Data Grid context.');
});

claim('hold Shift and click a header to add another', async () => {
  const screen = await show(<PinnedAndSorted />);
  const header = screen.getByRole('columnheader', { name: 'Status' });
  await userEvent.click(header, { modifiers: ['Shift'] });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Country' }))
    .toHaveAttribute('aria-sort', 'ascending');
});

claim('Pro and Premium show all rows in one scrolling list until you set pagination', async () => {
  const screen = await show(<PinnedAndSorted />);
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '81');
  expect(screen.getByRole('button', { name: 'Go to next page' }).elements()).toHaveLength(0);
});

claim('JavaScript reads a date string without a time as midnight UTC', async () => {
  const set = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(async () => {
    await set('');
  });
  await set('America/New_York');
  const days = grid({
    rows: [{ id: 1, day: '2026-04-01', start: '2026-04-01' }],
    columns: [
      { field: 'day', type: 'date', valueGetter: (value: string) => new Date(value) },
      { field: 'start', type: 'date', valueGetter: (value: string) => new Date(`${value}T00:00`) },
    ],
  });
  await show(inBox(days));
  await expect.poll(() => cells('day')).toEqual(['3/31/2026']);
  expect(cells('start')).toEqual(['4/1/2026']);
});

claim('On a server, the grid renders nothing, not even headers', () => {
  expect(renderToString(<div>{grid()}</div>)).toBe('<div></div>');
});

claim('label names the grid for screen readers', async () => {
  const screen = await show(<FirstGrid />);
  await expect.element(screen.getByRole('grid', { name: 'Products' })).toBeVisible();
  await expect.poll(() => cells('price')).toEqual(['429', '149', '238.5']);
});
