import TextField from '@mui/material/TextField';
import { DataGrid, type GridApi } from '@mui/x-data-grid';
import {
  DataGridPro,
  GridLogicOperator,
  type GridApiPro,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show, Caught } from 'claims';
import { useMemo, useState, type ComponentProps, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import CareOfArtworks from './CareOfArtworks';
import FixedFilters from './FixedFilters';
import OnePerColumn from './OnePerColumn';

const claim = claimsOf(page);
const columns = [
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'code', headerName: 'Code', width: 90, filterable: false },
];
const rows = [
  { id: 1, name: 'Ada', city: 'Oslo', code: 'x1' },
  { id: 2, name: 'Bo', city: 'Turin', code: 'x2' },
];

const api: RefObject<GridApiPro | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGridPro>>) {
  return (
    <div style={{ height: 300, width: 520 }}>
      <DataGridPro
        label="Small"
        apiRef={api}
        rows={rows}
        columns={columns}
        showToolbar
        {...props}
      />
    </div>
  );
}

/** What a column shows, from the top. */
const shown = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );
const forms = () => document.querySelectorAll('.MuiDataGrid-filterForm').length;
const model = () => api.current?.state.filter.filterModel as GridFilterModel;
const open = async () => {
  await expect.poll(() => document.querySelector('[role=gridcell]')).not.toBeNull();
  const button = document.querySelector<HTMLElement>('[role=toolbar] button[aria-label="Filters"]');
  await userEvent.click(button as HTMLElement);
  await expect.poll(forms).toBeGreaterThan(0);
};
const start = (...items: GridFilterModel['items']) => ({ filter: { filterModel: { items } } });
const ada = { id: 1, field: 'name', operator: 'contains', value: 'a' };
const oslo = { id: 2, field: 'city', operator: 'contains', value: 'o' };

claim('Here two filters limit one column to a range.', async () => {
  await show(<CareOfArtworks />);
  await expect.poll(() => shown('height').length).toBeGreaterThan(2);
  expect(shown('height').every((cm) => Number(cm) >= 60 && Number(cm) <= 150)).toBe(true);
});

claim('Items without one get a random id, and the console says that', async () => {
  const messages = consoleMessages();
  const { id: _, ...first } = ada;
  await show(<Small initialState={start(first, { ...oslo, id: undefined })} />);
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  expect(model().items.every(({ id }) => typeof id === 'number')).toBe(true);
  expect(messages.join()).toContain('The `id` field is required');
});

claim("an empty line in the panel doesn't hide rows", async () => {
  await show(<Small initialState={start({ ...ada, value: undefined }, oslo)} />);
  await expect.poll(() => shown('name')).toEqual(['Ada']);
});

claim('Adds a line for the first column that can be filtered', async () => {
  const screen = await show(<Small initialState={start(oslo)} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await expect.poll(forms).toBe(2);
  expect(model().items[1]?.field).toBe('name');
  await expect.element(screen.getByRole('textbox', { name: 'Value' }).nth(1)).toHaveFocus();
});

claim('unless it has a filter already; lines that still need a value are removed', async () => {
  const filled = { id: 3, field: 'name', operator: 'isNotEmpty' };
  await show(<Small initialState={start({ ...ada, value: undefined }, filled)} />);
  await expect.poll(() => shown('name')).toHaveLength(2);
  api.current?.showFilterPanel('city');
  await expect.poll(() => model().items.map(({ field }) => field)).toEqual(['name', 'city']);
  expect(model().items[0]).toEqual(filled);
  api.current?.setFilterModel({ items: [oslo] });
  api.current?.showFilterPanel('city');
  expect(model().items).toEqual([oslo]);
});

claim('With the last line, the panel closes, too', async () => {
  const screen = await show(<Small initialState={start(ada, oslo)} />);
  await open();
  const remove = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(remove.first());
  await expect.poll(forms).toBe(1);
  await userEvent.click(remove.first());
  await expect.poll(forms).toBe(0);
  expect(model().items).toEqual([]);
});

claim('Filters on columns with filterable: false stay', async () => {
  const change = vi.fn();
  const code = { id: 3, field: 'code', operator: 'contains', value: 'x' };
  const screen = await show(
    <Small initialState={start(ada, oslo, code)} onFilterModelChange={change} />,
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  await expect.poll(() => model().items).toEqual([code]);
  expect(change.mock.lastCall?.[1].reason).toBe('removeAllFilterItems');
});

claim('reason is undefined', async () => {
  const change = vi.fn();
  await show(<Small onFilterModelChange={change} />);
  await expect.poll(() => shown('name')).toHaveLength(2);
  api.current?.setFilterModel({ items: [oslo] });
  api.current?.setQuickFilterValues(['a']);
  expect(change.mock.calls.map(([, { reason }]) => reason)).toEqual([undefined, undefined]);
  api.current?.upsertFilterItem(ada);
  expect(change.mock.lastCall?.[1].reason).toBe('upsertFilterItem');
});

claim('Can be changed in the second line; the others follow', async () => {
  const third = { id: 3, field: 'city', operator: 'contains', value: 's' };
  const screen = await show(<Small initialState={start(ada, oslo, third)} />);
  await open();
  const choices = screen.getByRole('combobox', { name: 'Logic operator' });
  await expect.poll(() => choices.elements().length).toBe(2);
  const isDisabled = choices.elements().map((choice) => choice.getAttribute('aria-disabled'));
  expect(isDisabled).toEqual([null, 'true']);
  await userEvent.click(choices.first());
  await userEvent.click(screen.getByRole('option', { name: 'Or' }));
  await expect
    .poll(() => choices.elements().map((choice) => choice.textContent))
    .toEqual(['Or', 'Or']);
  expect(model().logicOperator).toBe('or');
});

claim('or null when all columns have a filter; Add filter then adds nothing.', async () => {
  const screen = await show(<OnePerColumn />);
  await open();
  const add = screen.getByRole('button', { name: 'Add filter' });
  const chosen = () =>
    screen
      .getByRole('combobox', { name: 'Columns' })
      .elements()
      .map((column) => column.textContent);
  expect(chosen()).toEqual(['Language']);
  await userEvent.click(add);
  await expect.poll(chosen).toEqual(['Language', 'Title']);
  await userEvent.click(add);
  await expect.poll(chosen).toEqual(['Language', 'Title', 'Author']);
  await userEvent.click(add);
  await userEvent.click(screen.getByRole('combobox', { name: 'Columns' }).nth(1));
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(1);
  expect(forms()).toBe(3);
});

claim('the panel changes the model to the first of them when it opens', async () => {
  const slotProps = { filterPanel: { logicOperators: [GridLogicOperator.Or] } };
  const filterModel = { items: [ada, oslo], logicOperator: GridLogicOperator.And };
  await show(<Small initialState={{ filter: { filterModel } }} slotProps={slotProps} />);
  await expect.poll(() => model().logicOperator).toBe('and');
  await open();
  await expect.poll(() => model().logicOperator).toBe('or');
});

claim('the operator is shown, but', async () => {
  const slotProps = { filterPanel: { logicOperators: [GridLogicOperator.And] } };
  const screen = await show(<Small initialState={start(ada, oslo)} slotProps={slotProps} />);
  await open();
  const choice = screen.getByRole('combobox', { name: 'Logic operator' });
  await expect.element(choice.last()).toHaveAttribute('aria-disabled', 'true');
});

claim('No operator in the panel at all', async () => {
  const slotProps = { filterPanel: { logicOperators: [] } };
  const screen = await show(<Small initialState={start(ada, oslo)} slotProps={slotProps} />);
  await open();
  expect(screen.getByRole('combobox', { name: 'Logic operator' }).elements()).toHaveLength(0);
});

claim(
  'the panel always shows the same two filters, and users only change their values',
  async () => {
    const screen = await show(<FixedFilters />);
    await open();
    expect(forms()).toBe(2);
    for (const name of ['Add filter', 'Remove all', 'Delete']) {
      expect(screen.getByRole('button', { name }).elements()).toHaveLength(0);
    }
    // Each line offers its own column and operator only.
    for (const name of [/^Columns/, /^Operator/]) {
      await userEvent.click(screen.getByRole('combobox', { name }).first());
      await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1);
      await userEvent.click(screen.getByRole('option'));
      await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(0);
    }
    expect(forms()).toBe(2);
    expect(document.querySelector('.MuiDataGrid-menuIcon')).toBeNull();
    const before = shown('cargo').length;
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Value' }));
    await expect.poll(() => shown('cargo').length).toBeGreaterThan(before);
  },
);

claim('If two have the same id, changing the second one changes the first', async () => {
  await show(<Small initialState={start(ada, { ...oslo, id: 1 })} />);
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  api.current?.upsertFilterItem({ ...oslo, id: 1, value: 'i' });
  await expect
    .poll(() => model().items.map(({ field, value }) => [field, value as string]))
    .toEqual([
      ['city', 'i'],
      ['city', 'o'],
    ]);
});

claim('The error appears when the panel opens', async () => {
  const messages = consoleMessages();
  const screen = await show(
    <Caught>
      <DataGridPro
        rows={[{ id: 1, name: 'Ada' }]}
        columns={[{ field: 'name' }]}
        initialState={{
          filter: {
            filterModel: {
              items: ['A', 'd'].map((value, id) => ({
                id,
                field: 'name',
                operator: 'contains',
                value,
              })),
            },
          },
        }}
        slotProps={{ filterPanel: { logicOperators: ['AND' as never, 'OR' as never] } }}
        showToolbar
      />
    </Caught>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: Invalid `logicOperator`');
  expect(messages.length).toBeGreaterThan(0);
});

claim('Open the panel with the second button of the toolbar', async () => {
  const buttons = () => document.querySelectorAll('[role=toolbar] button').length;
  const screen = await show(<CareOfArtworks />);
  await expect.poll(buttons).toBeGreaterThan(1);
  const before = buttons();
  await screen.rerender(<CareOfArtworks disableColumnFilter />);
  await expect.poll(buttons).toBe(before - 1);
});

claim('"amount above 10, and Chile or Peru, and urgent"', async () => {
  const orders = [
    { id: 1, name: 'all three', country: 'Peru', amount: 20, status: 'late' },
    { id: 2, name: 'urgent by amount', country: 'Chile', amount: 101, status: 'ok' },
    { id: 3, name: 'not urgent', country: 'Peru', amount: 20, status: 'ok' },
    { id: 4, name: 'too small', country: 'Peru', amount: 9, status: 'late' },
    { id: 5, name: 'elsewhere', country: 'Cuba', amount: 20, status: 'late' },
  ];
  await show(
    <Small
      rows={orders}
      columns={[
        { field: 'name', width: 150 },
        { field: 'country' },
        { field: 'amount', type: 'number' },
        {
          field: 'urgent',
          type: 'boolean',
          valueGetter: (value, row) => row.status === 'late' || row.amount > 100,
        },
      ]}
      initialState={{
        columns: { columnVisibilityModel: { urgent: false } },
        ...start(
          { id: 1, field: 'amount', operator: '>', value: 10 },
          { id: 2, field: 'country', operator: 'isAnyOf', value: ['Chile', 'Peru'] },
          { id: 3, field: 'urgent', operator: 'is', value: 'true' },
        ),
      }}
    />,
  );
  await expect.poll(() => shown('name')).toEqual(['all three', 'urgent by amount']);
  expect(shown('urgent')).toEqual([]);
  await open();
  expect(forms()).toBe(3);
  expect(document.querySelector('.MuiDataGrid-panel')?.textContent).toContain('urgent');
});

const people = [
  { id: 1, name: 'Ada', city: 'Oslo' },
  { id: 2, name: 'Adam', city: 'Turin' },
  { id: 3, name: 'Bo', city: 'Turin' },
];
const peopleColumns = [{ field: 'name' }, { field: 'city' }];
const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

const free: RefObject<GridApi | null> = { current: null };
function TwoFilters(props: Partial<ComponentProps<typeof DataGrid>>) {
  const [name, setName] = useState('');
  const [city, setCity] = useState('');
  const left = useMemo(
    () => people.filter((row) => has(row.name, name) && has(row.city, city)),
    [name, city],
  );
  return (
    <>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <TextField label="City" value={city} onChange={({ target }) => setCity(target.value)} />
      <DataGrid label="People" apiRef={free} rows={left} columns={peopleColumns} {...props} />
    </>
  );
}

claim('filter the rows with your own inputs, and pass the result to the grid', async () => {
  const screen = await show(<TwoFilters />);
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Adam', 'Bo']);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'ad');
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Adam']);
  await userEvent.fill(screen.getByRole('textbox', { name: 'City' }), 'turin');
  await expect.poll(() => shown('name')).toEqual(['Adam']);
});

claim('the panel has one filter, and the next one replaces it', async () => {
  const screen = await show(<TwoFilters />);
  await expect.poll(() => shown('name')).toHaveLength(3);
  free.current?.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'a' }] });
  await expect.poll(() => shown('name')).toHaveLength(2);
  free.current?.showFilterPanel('city');
  await expect.element(screen.getByRole('combobox', { name: 'Columns' })).toHaveTextContent('city');
  expect(screen.getByRole('button', { name: 'Add filter' }).query()).toBeNull();
  expect(free.current?.state.filter.filterModel.items).toHaveLength(1);
  await expect.poll(() => shown('name')).toHaveLength(3);
});

claim('The panel still filters the rows that are left.', async () => {
  const screen = await show(<TwoFilters />);
  await expect.poll(() => shown('name')).toHaveLength(3);
  const only = (value: string) =>
    free.current?.setFilterModel({ items: [{ field: 'name', operator: 'contains', value }] });
  only('d');
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Adam']);
  await userEvent.fill(screen.getByRole('textbox', { name: 'City' }), 'turin');
  await expect.poll(() => shown('name')).toEqual(['Adam']);
});

claim('A selected row that you leave out is deselected, unless you set', async () => {
  for (const keepNonExistentRowsSelected of [false, true]) {
    const screen = await show(<TwoFilters {...{ keepNonExistentRowsSelected }} />);
    await expect.poll(() => shown('name')).toHaveLength(3);
    free.current?.selectRow(1);
    await expect.poll(() => free.current?.isRowSelected(1)).toBe(true);
    const city = screen.getByRole('textbox', { name: 'City' });
    await userEvent.fill(city, 'turin');
    await expect.poll(() => shown('name')).toEqual(['Adam', 'Bo']);
    await userEvent.fill(city, '');
    await expect.poll(() => shown('name')).toHaveLength(3);
    expect(free.current?.isRowSelected(1)).toBe(keepNonExistentRowsSelected);
    await screen.unmount();
  }
});

claim('a row has to contain each word that users type', async () => {
  await show(<TwoFilters />);
  await expect.poll(() => shown('name')).toHaveLength(3);
  free.current?.setQuickFilterValues(['ad', 'turin']);
  await expect.poll(() => shown('name')).toEqual(['Adam']);
});
