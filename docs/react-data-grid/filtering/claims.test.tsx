import {
  DataGrid,
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  type GridApi,
  type GridFilterModel,
  type GridRowId,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, failures, show } from 'claims';
import type { ComponentProps, RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import AccentsIgnored from './AccentsIgnored';
import ControlledFilter from './ControlledFilter';
import FilterFromCode from './FilterFromCode';
import LargeShipments from './LargeShipments';
import OneOrTheOther from './OneOrTheOther';

const claim = claimsOf(page);
const columns = [
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
];
const rows = [
  { id: 1, name: 'Ada', city: 'Oslo' },
  { id: 2, name: 'Bo', city: 'Turin' },
  { id: 3, name: 'Cy', city: '' },
];

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 260, width: 420 }}>
      <DataGrid label="Small" apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

/** What a column shows, from the top. */
const shown = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const by = (operator: string, value?: unknown, field = 'name') => ({
  items: [{ field, operator, value }],
});

// Its message appears once per page, so this claim comes first.
claim("The grid takes the column's first operator", async () => {
  const messages = consoleMessages();
  const items = [{ field: 'name', value: 'o' } as never];
  await show(<Small filterModel={{ items }} />);
  await expect.poll(() => shown('name')).toEqual(['Bo']);
  expect(messages.join()).toContain('The `operator` field is required on `filterModel.items`');
});

claim('You can start with a filter', async () => {
  await show(<LargeShipments />);
  await expect.poll(() => shown('containers').length).toBeGreaterThan(3);
  expect(shown('containers').every((count) => Number(count) >= 5)).toBe(true);
});

claim('An item without a value filters nothing, unless its operator needs none', async () => {
  const screen = await show(<Small filterModel={by('contains')} />);
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo', 'Cy']);
  await screen.rerender(<Small filterModel={by('isEmpty', undefined, 'city')} />);
  await expect.poll(() => shown('name')).toEqual(['Cy']);
});

claim('Operators of each type', () => {
  const types = {
    string: getGridStringOperators(),
    number: getGridNumericOperators(),
    'date, dateTime': getGridDateOperators(),
    boolean: getGridBooleanOperators(),
    singleSelect: getGridSingleSelectOperators(),
  };
  for (const [type, operators] of Object.entries(types)) {
    const names = type.split(', ').map((name) => `\`${name}\``);
    const list = operators.map(({ value }) => `\`${value}\``);
    expect(page).toContain(`| ${names.join(', ')} | ${list.join(', ')} |`);
  }
});

claim('Filters on text ignore case, and spaces around the typed text are dropped.', async () => {
  const screen = await show(<Small filterModel={by('equals', ' ADA ')} />);
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  await screen.rerender(<Small filterModel={by('isAnyOf', ['bo', 'cy'])} />);
  await expect.poll(() => shown('name')).toEqual(['Bo', 'Cy']);
});

claim('equals, doesNotEqual and isAnyOf also ignore accents', async () => {
  const dishes = ['Crème', 'Creme', 'Soup'].map((name, id) => ({ id, name }));
  const screen = await show(<Small rows={dishes} filterModel={by('equals', 'crême')} />);
  await expect.poll(() => shown('name')).toEqual(['Crème', 'Creme']);
  await screen.rerender(<Small rows={dishes} filterModel={by('doesNotEqual', 'creme')} />);
  await expect.poll(() => shown('name')).toEqual(['Soup']);
  await screen.rerender(<Small rows={dishes} filterModel={by('isAnyOf', ['creme'])} />);
  await expect.poll(() => shown('name')).toEqual(['Crème', 'Creme']);
  await screen.rerender(<Small rows={dishes} filterModel={by('startsWith', 'creme')} />);
  await expect.poll(() => shown('name')).toEqual(['Creme']);
  expect(new Intl.Collator('sv', { sensitivity: 'base' }).compare('o', 'ö')).not.toBe(0);
});

claim('except with filterMode="server"', async () => {
  await show(<Small filterMode="server" />);
  await expect.poll(() => shown('name').length).toBe(3);
  api.current?.setFilterModel(by('>=', 3));
  expect(api.current?.state.filter.filterModel.items[0]?.operator).toBe('>=');
});

claim('throws MUI X: No filter operator found for column', async () => {
  const messages = failures();
  await show(<Small />);
  await expect.poll(() => shown('name').length).toBe(3);
  expect(() => api.current?.setFilterModel(by('>=', 3))).toThrow(
    'No filter operator found for column',
  );
  messages();
});

claim('The buttons and the panel change the same model', async () => {
  const screen = await show(<ControlledFilter />);
  await expect.poll(() => shown('zone').length).toBeGreaterThan(2);
  expect(new Set(shown('zone'))).toEqual(new Set(['Frozen']));
  await userEvent.click(screen.getByRole('button', { name: 'Cellar' }));
  await expect.poll(() => [...new Set(shown('zone'))]).toEqual(['Cellar']);
  await userEvent.click(screen.getByRole('button', { name: 'Cellar' }));
  await expect.element(screen.getByText('of 60')).toBeVisible();
});

claim('Pro and Premium take any number of items, even several for one column.', async () => {
  await show(<OneOrTheOther />);
  await expect.poll(() => shown('title').length).toBeGreaterThan(2);
  const passes = shown('title').map(
    (_, row) =>
      shown('condition')[row] === 'In treatment' ||
      shown('medium')[row]?.includes('paint') ||
      shown('year')[row]?.replace(',', '').startsWith('18'),
  );
  expect(passes.every(Boolean)).toBe(true);
});

claim(
  'In the community package only the first item counts, and the console warns about it.',
  async () => {
    const messages = consoleMessages();
    const items = [
      { id: 1, field: 'name', operator: 'contains', value: 'a' },
      { id: 2, field: 'city', operator: 'contains', value: 'nowhere' },
    ];
    await show(<Small filterModel={{ items }} />);
    await expect.poll(() => shown('name')).toEqual(['Ada']);
    expect(messages.join()).toContain('can only contain a single item');
  },
);

claim("Code can still filter a column that users can't filter", async () => {
  const screen = await show(<FilterFromCode />);
  await userEvent.click(screen.getByRole('button', { name: 'Best rated' }));
  await expect.poll(() => shown('rating').every((rating) => Number(rating) >= 4.5)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Filter by office' }));
  await expect.element(screen.getByRole('combobox', { name: 'Columns' })).toBeVisible();
});

claim('With ignoreDiacritics, creme also finds Crème.', async () => {
  const screen = await show(<AccentsIgnored />);
  await expect.poll(() => shown('dish')).toEqual(['Crème brûlée', 'Creme de abacate']);
  await userEvent.click(screen.getByRole('switch', { name: 'Ignore accents' }));
  await expect.poll(() => shown('dish')).toEqual(['Creme de abacate']);
});

claim('it only takes effect the next time the grid filters', async () => {
  const dishes = [
    { id: 1, name: 'Crème' },
    { id: 2, name: 'Creme' },
  ];
  const initialState = { filter: { filterModel: by('contains', 'creme') } };
  const screen = await show(<Small rows={dishes} initialState={initialState} />);
  await expect.poll(() => shown('name')).toEqual(['Creme']);
  await screen.rerender(<Small rows={dishes} initialState={initialState} ignoreDiacritics />);
  await expect.poll(() => api.current?.ignoreDiacritics).toBe(true);
  expect(shown('name')).toEqual(['Creme']);
  api.current?.setFilterModel(by('contains', 'crem'));
  await expect.poll(() => shown('name')).toEqual(['Crème', 'Creme']);
});

claim('Your own operators also get values without accents.', async () => {
  const seen: unknown[][] = [];
  const filterOperators = [
    {
      value: 'like',
      getApplyFilterFn: (item: { value?: unknown }) => (value: unknown) => {
        seen.push([item.value, value]);
        return true;
      },
    },
  ];
  await show(
    <Small
      rows={[{ id: 1, name: 'Jalapeño' }]}
      columns={[{ field: 'name', filterOperators }]}
      filterModel={by('like', 'Crème')}
      ignoreDiacritics
    />,
  );
  await expect.poll(() => seen[0]).toEqual(['Creme', 'Jalapeno']);
});

claim('the panel then shows the filter as read-only', async () => {
  const screen = await show(
    <Small
      columns={[{ field: 'name', headerName: 'Name', filterable: false }, { field: 'city' }]}
      filterModel={by('contains', 'Ada')}
    />,
  );
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  api.current?.showFilterPanel();
  await expect.element(screen.getByRole('textbox', { name: 'Value' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

claim('After setFilterModel() and setQuickFilterValues()', async () => {
  const change = vi.fn();
  await show(<Small onFilterModelChange={change} />);
  await expect.poll(() => shown('name').length).toBe(3);
  const item = { id: 1, field: 'name', operator: 'contains', value: 'a' };
  api.current?.upsertFilterItem(item);
  api.current?.deleteFilterItem(item);
  api.current?.setFilterModel(by('contains', 'b'));
  api.current?.setQuickFilterValues(['b']);
  expect(change.mock.calls.map(([, { reason }]) => reason as unknown)).toEqual([
    'upsertFilterItem',
    'deleteFilterItem',
    undefined,
    undefined,
  ]);
});

claim("Give each an id, or the console reports that it's required", async () => {
  const messages = consoleMessages();
  const items = [...by('contains', 'a').items, ...by('contains', 'o', 'city').items];
  await show(
    <div style={{ height: 260 }}>
      <DataGridPro rows={rows} columns={columns} filterModel={{ items }} />
    </div>,
  );
  await expect.poll(() => messages.join()).toContain('The `id` field is required');
});

claim('so the selectors above still return the old rows', async () => {
  const seen: Record<string, GridRowId[]> = {};
  await show(
    <Small
      onFilterModelChange={(model) => {
        const grid = api.current as GridApi;
        const { filteredRowsLookup } = grid.getFilterState(model);
        seen.selector = gridFilteredSortedRowIdsSelector({ current: grid });
        seen.model = gridDataRowIdsSelector({ current: grid }).filter(
          (id) => filteredRowsLookup[id] !== false,
        );
      }}
    />,
  );
  await expect.poll(() => shown('name').length).toBe(3);
  api.current?.setFilterModel(by('contains', 'o'));
  expect(seen).toEqual({ selector: [1, 2, 3], model: [2] });
  await expect.poll(() => shown('name')).toEqual(['Bo']);
});

claim('pass { items: [item] }, not [item]', async () => {
  await show(<Small />);
  await expect.poll(() => shown('name').length).toBe(3);
  const { items } = by('contains', 'o');
  expect(() => api.current?.setFilterModel(items as unknown as GridFilterModel)).toThrow(
    "Cannot read properties of undefined (reading 'length')",
  );
  api.current?.setFilterModel({ items });
  await expect.poll(() => shown('name')).toEqual(['Bo']);
});

claim('in DataGrid it replaces the existing one', async () => {
  const change = vi.fn();
  const filterModel = by('contains', 'a');
  await show(<Small initialState={{ filter: { filterModel } }} onFilterModelChange={change} />);
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  api.current?.showFilterPanel('city');
  await expect.poll(() => change.mock.lastCall?.[0]).toMatchObject({ items: [{ field: 'city' }] });
  await expect.poll(() => shown('name').length).toBe(3);
});

claim('MUI X: date column type only accepts Date objects as values.', async () => {
  const messages = consoleMessages();
  const dates: ComponentProps<typeof DataGrid>['columns'] = [{ field: 'day', type: 'date' }];
  const days = [{ id: 1, day: '2026-05-01' }];
  const hidden = await show(
    <Small rows={days} columns={dates} filterModel={by('after', '2026-06-01', 'day')} />,
  );
  await expect.element(hidden.getByText('No results found.')).toBeVisible();
  await hidden.unmount();
  await show(<Small rows={days} columns={dates} />).catch((error: Error) =>
    messages.push(error.message),
  );
  expect(messages.join()).toContain('`date` column type only accepts `Date` objects as values.');
});

claim('Returns which rows would pass a model, without applying it', async () => {
  await show(<Small />);
  await expect.poll(() => shown('name').length).toBe(3);
  const state = api.current?.getFilterState(by('equals', 'bo'));
  expect(state?.filteredRowsLookup).toEqual({ 1: false, 3: false });
  expect(shown('name')).toHaveLength(3);
});

claim('the grid then leaves the filtering to your server', async () => {
  await show(<Small filterMode="server" filterModel={by('equals', 'bo')} />);
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo', 'Cy']);
});

claim('is still the day before if the user is east of UTC', async () => {
  const days = [3, 4].map((day) => ({ id: day, name: `May ${day}`, day: new Date(2026, 4, day) }));
  const grid = (value: unknown) => (
    <Small
      rows={days}
      columns={[{ field: 'name' }, { field: 'day', type: 'date' }]}
      filterModel={by('is', value, 'day')}
    />
  );
  const screen = await show(grid('2026-05-04'));
  await expect.poll(() => shown('name')).toEqual(['May 4']);
  const isEast = new Date(2026, 4, 4).getTimezoneOffset() < 0;
  await screen.rerender(grid(new Date(2026, 4, 4)));
  await expect.poll(() => shown('name')).toEqual([isEast ? 'May 3' : 'May 4']);
});

claim('In 8.1.0, users can still change the values of isAnyOf there', async () => {
  const screen = await show(
    <Small
      columns={[{ field: 'name', headerName: 'Name', filterable: false }, { field: 'city' }]}
      initialState={{ filter: { filterModel: by('isAnyOf', ['Ada']) } }}
    />,
  );
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  api.current?.showFilterPanel();
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo', 'Cy']);
});

claim('With isAnyOf, a typed value is added only when the user presses Enter', async () => {
  const change = vi.fn();
  const screen = await show(
    <Small
      filterDebounceMs={0}
      initialState={{ filter: { filterModel: by('isAnyOf') } }}
      onFilterModelChange={change}
    />,
  );
  await expect.poll(() => shown('name').length).toBe(3);
  api.current?.showFilterPanel();
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await userEvent.keyboard('Bo');
  await expect.element(screen.getByRole('option', { name: 'Bo' })).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown('name')).toEqual(['Bo']);
});

claim("valueFormatter, localeText and LocalizationProvider don't change it", async () => {
  const screen = await show(
    <Small
      rows={[{ id: 1, due: new Date(2026, 4, 4) }]}
      columns={[{ field: 'due', type: 'date', valueFormatter: () => '04.05.2026' }]}
      localeText={{ filterPanelInputPlaceholder: 'TT.MM.JJJJ' }}
    />,
  );
  await expect.poll(() => shown('due')).toEqual(['04.05.2026']);
  api.current?.showFilterPanel('due');
  const input = () =>
    document.querySelector<HTMLInputElement>('.MuiDataGrid-panel input[type=date]');
  await expect.poll(input).not.toBeNull();
  await expect.element(screen.getByLabelText('Value')).toHaveAttribute('type', 'date');
});

claim('Write the day as text, YYYY-MM-DD', async () => {
  const due = [new Date(2026, 4, 3), new Date(2026, 4, 4), new Date(2026, 4, 5, 13, 30)];
  const found = async (type: 'date' | 'dateTime', operator: string, value: string) => {
    const screen = await show(
      <Small
        rows={due.map((date, id) => ({ id, due: date }))}
        columns={[{ field: 'due', type, valueFormatter: (date: Date) => String(date.getDate()) }]}
        initialState={{ filter: { filterModel: by(operator, value, 'due') } }}
      />,
    );
    await expect.poll(() => shown('due').length).toBeGreaterThan(0);
    const days = shown('due').join();
    await screen.unmount();
    return days;
  };
  expect(await found('date', 'onOrAfter', '2026-05-04')).toBe('4,5');
  expect(await found('date', 'is', '2026-05-05')).toBe('5');
  expect(await found('dateTime', 'is', '2026-05-05T13:30')).toBe('5');
});

claim('The buttons and menu entries that open the filter panel', async () => {
  const buttons = () => document.querySelectorAll('[role=toolbar] button').length;
  const screen = await show(<LargeShipments />);
  await expect.poll(buttons).toBeGreaterThan(1);
  const before = buttons();
  await screen.rerender(<LargeShipments disableColumnFilter />);
  await expect.poll(buttons).toBe(before - 1);
});
