import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import type { ComponentProps, RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import ByUrgency from './ByUrgency';
import ControlledSorting from './ControlledSorting';
import EmptyLast from './EmptyLast';
import FixedOrder from './FixedOrder';
import NeverUnsorted from './NeverUnsorted';
import SeveralColumns from './SeveralColumns';
import SortedAtStart from './SortedAtStart';
import SortedByServer from './SortedByServer';
import TeamThenRating from './TeamThenRating';

const claim = claimsOf(page);
const columns = [
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'size', headerName: 'Size', width: 120 },
];
const rows = [
  { id: 1, name: 'b', size: 2 },
  { id: 2, name: 'a', size: 2 },
  { id: 3, name: 'c', size: null },
];

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 260, width: 400 }}>
      <DataGrid label="Small" apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

type Screen = Awaited<ReturnType<typeof show>>;
const header = (screen: Screen, name: string) => screen.getByRole('columnheader', { name });
/** What a column shows, from the top. */
const shown = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

claim('ascending, again for descending, a third time for the order of your rows', async () => {
  const screen = await show(<Small />);
  await userEvent.click(header(screen, 'Name'));
  await expect.poll(() => shown('name')).toEqual(['a', 'b', 'c']);
  await userEvent.click(header(screen, 'Name'));
  await expect.poll(() => shown('name')).toEqual(['c', 'b', 'a']);
  await userEvent.click(header(screen, 'Name'));
  await expect.poll(() => shown('name')).toEqual(['b', 'a', 'c']);
});

claim("It's read once: a later change has no effect.", async () => {
  const by = (sort: 'asc' | 'desc') => ({ sorting: { sortModel: [{ field: 'name', sort }] } });
  const screen = await show(<Small initialState={by('asc')} />);
  await expect.poll(() => shown('name')).toEqual(['a', 'b', 'c']);
  await screen.rerender(<Small initialState={by('desc')} />);
  expect(shown('name')).toEqual(['a', 'b', 'c']);
});

claim('to sort from your own buttons', async () => {
  const screen = await show(<ControlledSorting />);
  await userEvent.click(screen.getByRole('button', { name: 'Largest first' }));
  await expect.element(header(screen, 'Containers')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Unsorted' }));
  await expect.element(header(screen, 'Containers')).toHaveAttribute('aria-sort', 'none');
});

claim("If the callback doesn't update sortModel, clicks on headers do nothing.", async () => {
  const screen = await show(<Small sortModel={[]} />);
  await userEvent.click(header(screen, 'Name'));
  expect(shown('name')).toEqual(['b', 'a', 'c']);
});

claim('A plain click goes back to one column', async () => {
  const screen = await show(<SeveralColumns />);
  await expect.element(header(screen, 'Artist')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(header(screen, 'Room'), { modifiers: ['Shift'] });
  await expect.element(header(screen, 'Room')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header(screen, 'Artist')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(header(screen, 'Title'));
  await expect.element(header(screen, 'Title')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header(screen, 'Artist')).toHaveAttribute('aria-sort', 'none');
  await expect.element(header(screen, 'Room')).toHaveAttribute('aria-sort', 'none');
});

claim(
  'only the first item of a longer model is applied, and the console warns about it',
  async () => {
    const messages = consoleMessages();
    const sortModel = [
      { field: 'size', sort: 'desc' as const },
      { field: 'name', sort: 'asc' as const },
    ];
    await show(<Small initialState={{ sorting: { sortModel } }} />);
    // "b" and "a" are equal in size and keep the order of the rows.
    await expect.poll(() => shown('name')).toEqual(['b', 'a', 'c']);
    expect(messages.join()).toContain('can only contain a single item');
  },
);

claim('models and API calls still sort by such a column', async () => {
  const screen = await show(<FixedOrder />);
  await userEvent.click(header(screen, 'On hand'));
  await expect.element(header(screen, 'On hand')).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'Shortest supply' }));
  await expect.element(header(screen, 'On hand')).toHaveAttribute('aria-sort', 'ascending');
  const numbers = shown('onHand').map((text) => Number(text.replace(',', '')));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

claim('The third hides the icon and, with several columns, the number beside it', async () => {
  const sortModel = columns.map(({ field }) => ({ field, sort: 'asc' as const }));
  for (const hideSortIcons of [false, true]) {
    const screen = await show(
      <div style={{ height: 260, width: 400 }}>
        <DataGridPro
          rows={rows}
          columns={columns.map((column) => ({ ...column, hideSortIcons }))}
          initialState={{ sorting: { sortModel } }}
        />
      </div>,
    );
    const texts = () =>
      [...document.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
    await expect.poll(texts).toEqual(hideSortIcons ? ['Name', 'Size'] : ['Name1', 'Size2']);
    await screen.unmount();
  }
});

claim('clicks and the column menu still sort.', async () => {
  const hidden = [{ field: 'name', headerName: 'Name', hideSortIcons: true }];
  const screen = await show(<Small columns={hidden} />);
  await userEvent.click(header(screen, 'Name'));
  await expect.poll(() => shown('name')).toEqual(['a', 'b', 'c']);
  expect(document.querySelector('.MuiDataGrid-sortButton')).toBeNull();
  api.current?.showColumnMenu('name');
  await expect.element(screen.getByRole('menuitem', { name: 'Sort by DESC' })).toBeVisible();
});

claim(
  'Single selects are compared by their values and not their labels: text values like strings, numbers as numbers',
  async () => {
    const valueOptions = [
      { value: 'a', label: 'Zebra' },
      { value: 'b', label: 'Yak' },
      { value: 'c', label: 'Ape' },
    ];
    const screen = await show(
      <Small
        columns={[{ field: 'name', type: 'singleSelect', valueOptions }]}
        sortModel={[{ field: 'name', sort: 'asc' }]}
      />,
    );
    await expect.poll(() => shown('name')).toEqual(['Zebra', 'Yak', 'Ape']);
    const numbers = [
      { value: 10, label: 'Ape' },
      { value: 9, label: 'Zebra' },
    ];
    await screen.rerender(
      <Small
        rows={numbers.map(({ value }) => ({ id: value, name: value }))}
        columns={[{ field: 'name', type: 'singleSelect', valueOptions: numbers }]}
        sortModel={[{ field: 'name', sort: 'asc' }]}
      />,
    );
    await expect.poll(() => shown('name')).toEqual(['Zebra', 'Ape']);
  },
);

claim('null and undefined, come first in ascending order', async () => {
  await show(<Small sortModel={[{ field: 'size', sort: 'asc' }]} />);
  await expect.poll(() => shown('size')).toEqual(['', '2', '2']);
});

claim(
  'priorities are sorted by urgency, and numbers inside of lot names are compared as numbers',
  async () => {
    const screen = await show(<ByUrgency />);
    await expect.poll(() => shown('priority')[0]).toBe('Urgent');
    expect(shown('priority')).toContain('High');
    await userEvent.click(header(screen, 'Lot'));
    await expect.element(header(screen, 'Lot')).toHaveAttribute('aria-sort', 'ascending');
    const lots = shown('lot').map((lot) => Number(lot.slice(1)));
    expect(lots).toEqual(lots.toSorted((a, b) => a - b));
    expect(lots.some((lot) => lot < 10) && lots.some((lot) => lot > 10)).toBe(true);
  },
);

claim('This column sorts by team, and within a team by rating', async () => {
  await show(<TeamThenRating />);
  await expect.poll(() => shown('standing').length).toBeGreaterThan(3);
  expect(shown('standing')).toEqual(shown('standing').toSorted());
  expect(new Set(shown('standing')).size).toBeGreaterThan(2);
});

claim('shipments without a date stay at the end in both directions', async () => {
  const screen = await show(<EmptyLast />);
  await expect.poll(() => shown('due').at(-1)).toBe('No ship yet');
  const ascending = shown('due').filter((due) => due !== 'No ship yet');
  await userEvent.click(header(screen, 'Due'));
  await expect.element(header(screen, 'Due')).toHaveAttribute('aria-sort', 'descending');
  expect(shown('due').at(-1)).toBe('No ship yet');
  expect(shown('due').slice(0, ascending.length)).toEqual(ascending.toReversed());
});

claim('clicks never return to the unsorted order', async () => {
  const screen = await show(<NeverUnsorted />);
  for (const state of ['descending', 'ascending', 'descending']) {
    await userEvent.click(header(screen, 'Price'));
    await expect.element(header(screen, 'Price')).toHaveAttribute('aria-sort', state);
  }
});

claim('The column menu offers only the directions in the list.', async () => {
  const screen = await show(<NeverUnsorted />);
  await expect.poll(() => shown('name').length).toBeGreaterThan(3);
  await userEvent.hover(header(screen, 'Commodity'));
  await userEvent.click(screen.getByRole('button', { name: 'Commodity column menu' }));
  await expect.element(screen.getByRole('menuitem', { name: 'Sort by DESC' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Unsort' })).not.toBeInTheDocument();
});

claim('The grid then shows rows in the order you pass', async () => {
  const screen = await show(<Small sortingMode="server" />);
  await userEvent.click(header(screen, 'Name'));
  await expect.element(header(screen, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(shown('name')).toEqual(['b', 'a', 'c']);
});

claim('onSortModelChange tells you what to request', async () => {
  const screen = await show(<SortedByServer />);
  await userEvent.click(header(screen, 'Customer'));
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('GET /orders?sort=customer&direction=asc');
  await expect.poll(() => shown('customer')[0]).toBe('Atelier Moreau');
});

claim('Return all rows or ids in order, also those that a filter hides', async () => {
  const filterModel = { items: [{ field: 'name', operator: 'equals', value: 'c' }] };
  await show(<Small filterModel={filterModel} sortModel={[{ field: 'name', sort: 'asc' }]} />);
  await expect.poll(() => shown('name')).toEqual(['c']);
  expect(api.current?.getSortedRowIds()).toEqual([2, 1, 3]);
});

claim('Sorts by the next direction', async () => {
  const screen = await show(<SortedAtStart />);
  await userEvent.click(screen.getByRole('gridcell').first());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(header(screen, 'Cargo')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header(screen, 'Tonnes')).toHaveAttribute('aria-sort', 'none');
});

claim('The grid sorts again by itself whenever', async () => {
  await show(<Small initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }} />);
  await expect.poll(() => shown('name')).toEqual(['a', 'b', 'c']);
  api.current?.updateRows([{ id: 2, name: 'z' }]);
  await expect.poll(() => shown('name')).toEqual(['b', 'c', 'z']);
});

claim('null means unsorted, and must come last', async () => {
  const screen = await show(<Small sortingOrder={['asc', null, 'desc']} />);
  const name = header(screen, 'Name');
  for (const state of ['ascending', 'none', 'ascending', 'none']) {
    await userEvent.click(name);
    await expect.element(name).toHaveAttribute('aria-sort', state);
  }
});

claim('It gets the two values after valueGetter', async () => {
  const given = new Set<unknown>();
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid
        rows={[
          { id: 1, a: 3 },
          { id: 2, a: 1 },
        ]}
        columns={[
          {
            field: 'a',
            valueGetter: (value: number) => value * 10,
            sortComparator: (one: number, other: number) => {
              given.add(one).add(other);
              return one - other;
            },
          },
        ]}
        sortModel={[{ field: 'a', sort: 'desc' }]}
      />
    </div>,
  );
  await expect.poll(() => [...given].sort()).toEqual([10, 30]);
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role=gridcell][data-field=a]')].map(
        ({ textContent }) => textContent,
      ),
    )
    .toEqual(['30', '10']);
});

claim('Adds the column to the sorting', async () => {
  const screen = await show(<SeveralColumns />);
  const sorts = () =>
    screen
      .getByRole('columnheader')
      .elements()
      .flatMap((one) => (one.ariaSort === 'none' ? [] : [one.ariaSort]));
  await expect.poll(() => screen.getByRole('columnheader').elements().length).toBeGreaterThan(2);
  await userEvent.click(screen.getByRole('gridcell').first());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(sorts).toHaveLength(1);
  await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
  await expect.poll(sorts).toHaveLength(2);
});

claim('Opens the column menu, which also has entries for sorting', async () => {
  const screen = await show(<Small />);
  await userEvent.click(screen.getByRole('gridcell').first());
  await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menuitem', { name: 'Sort by DESC' })).toBeVisible();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await expect.poll(() => shown('name')).toEqual(['c', 'b', 'a']);
  await expect.element(header(screen, 'Name')).toHaveFocus();
});

claim('Sorting by any column', async () => {
  await show(<SortedAtStart disableColumnSorting />);
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  await expect.poll(() => text('[role=row][data-id]')).toBeTruthy();
  const first = text('[role=row][data-id]');
  await userEvent.click(document.querySelector('[role=columnheader]')!);
  expect(text('[role=row][data-id]')).toBe(first);
});
