import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  getGridStringOperators,
  type GridApiPro,
  type GridFilterInputValueProps,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { claimsOf, failures, show } from 'claims';
import type { ComponentProps, Ref, RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import ClearButtons from './ClearButtons';
import FilterRow from './FilterRow';
import MarkedCells from './MarkedCells';
import OnlyOnLoan from './OnlyOnLoan';
import SizeChoice from './SizeChoice';
import TallRow from './TallRow';

const claim = claimsOf(page);
const columns = [
  { field: 'first', headerName: 'First', width: 160 },
  { field: 'second', headerName: 'Second', width: 160 },
];
const rows = [
  { id: 1, first: 'Ada', second: 'Oslo' },
  { id: 2, first: 'Bo', second: 'Turin' },
];

const api: RefObject<GridApiPro | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGridPro>>) {
  return (
    <div style={{ height: 320, width: 520 }}>
      <DataGridPro
        label="Small"
        apiRef={api}
        rows={rows}
        columns={columns}
        headerFilters
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
const filterCell = (field: string) =>
  document.querySelector<HTMLElement>(`.MuiDataGrid-columnHeader--filter[data-field="${field}"]`);
const input = (field: string) => filterCell(field)?.querySelector('input') ?? null;
const ready = (field: string) => expect.poll(() => shown(field).length).toBeGreaterThan(0);
const model = () => api.current?.state.filter.filterModel as GridFilterModel;
const start = (...items: GridFilterModel['items']) => ({ filter: { filterModel: { items } } });
/** Puts the focus on the filter cell of the first column, as the keyboard does. */
const focusCell = async () => {
  await ready('first');
  const header = document.querySelector<HTMLElement>('[role=columnheader][data-field="first"]');
  await userEvent.click(header as HTMLElement);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement).toBe(filterCell('first'));
};

claim('the panel, header filters and your own code change the same filters', async () => {
  await show(<FilterRow />);
  await ready('pages');
  expect(shown('pages').every((count) => Number(count) > 250)).toBe(true);
  expect(input('pages')?.value).toBe('250');
});

claim('The cells of the row have a background of their own', async () => {
  await show(
    <Small
      sx={{
        '& .MuiDataGrid-container--top .MuiDataGrid-headerFilterRow': { background: 'lavender' },
        '& .MuiDataGrid-columnHeader--filter[data-field="first"]': { background: 'lavender' },
      }}
    />,
  );
  await ready('first');
  const color = (element: Element | null | undefined) =>
    getComputedStyle(element as Element).backgroundColor;
  const lavender = 'rgb(230, 230, 250)';
  expect(color(document.querySelector('.MuiDataGrid-headerFilterRow'))).toBe(lavender);
  expect(color(filterCell('first'))).toBe(lavender);
  expect([lavender, 'rgba(0, 0, 0, 0)']).not.toContain(color(filterCell('second')));
  const header = document.querySelector('.MuiDataGrid-columnHeader[data-field="first"]');
  expect(color(header)).not.toBe(lavender);
});

claim("the grid's own rule would otherwise be more specific", async () => {
  await show(<Small sx={{ '& .MuiDataGrid-headerFilterRow': { background: 'lavender' } }} />);
  await ready('first');
  const row = document.querySelector('.MuiDataGrid-headerFilterRow') as Element;
  expect(getComputedStyle(row).backgroundColor).not.toBe('rgb(230, 230, 250)');
});

claim('the menu then starts with Clear filter', async () => {
  const items = start({ id: 1, field: 'first', operator: 'contains', value: 'a' });
  const screen = await show(<Small initialState={items} />);
  await ready('first');
  await userEvent.click(screen.getByRole('button', { name: 'Operator' }).first());
  await expect.element(screen.getByRole('menuitem').first()).toHaveTextContent('Clear filter');
  const names = screen
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
  expect(names).not.toContain('Is any of');
  expect(names).toContain('Is empty');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Clear filter' }));
  await expect.poll(() => shown('first')).toEqual(['Ada', 'Bo']);
});

claim('works, but the header filter looks empty', async () => {
  await show(
    <Small initialState={start({ id: 1, field: 'first', operator: 'isAnyOf', value: ['Bo'] })} />,
  );
  await expect.poll(() => shown('first')).toEqual(['Bo']);
  expect(input('first')?.value).toBe('');
});

claim('which shows the first filter of its column', async () => {
  await show(
    <Small
      initialState={start(
        { id: 1, field: 'first', operator: 'contains', value: 'a' },
        { id: 2, field: 'first', operator: 'contains', value: 'd' },
      )}
    />,
  );
  await expect.poll(() => input('first')?.value).toBe('a');
});

claim('and the header filters stay', async () => {
  const screen = await show(<Small disableColumnFilter showToolbar />);
  await ready('first');
  expect(screen.getByRole('button', { name: 'Filters' }).elements()).toHaveLength(0);
  await userEvent.fill(input('first') as HTMLInputElement, 'bo');
  await expect.poll(() => shown('first')).toEqual(['Bo']);
});

claim('users then use the first operator of each column', async () => {
  const screen = await show(<ClearButtons />);
  await ready('team');
  expect([...new Set(shown('team'))]).toEqual(['Data']);
  expect(screen.getByRole('button', { name: 'Operator' }).elements()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  await expect.poll(() => new Set(shown('team')).size).toBeGreaterThan(1);
});

claim('null leaves the cell empty', async () => {
  const screen = await show(<OnlyOnLoan />);
  await ready('title');
  expect(filterCell('room')?.textContent).toBe('');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only these' }));
  await expect
    .poll(() => document.querySelectorAll('[data-field="onLoan"] [data-value="false"]').length)
    .toBe(0);
  await ready('title');
});

claim('With renderHeaderFilter the cell has no aria-label', async () => {
  await show(<OnlyOnLoan />);
  await ready('title');
  expect(filterCell('onLoan')?.getAttribute('aria-label')).toBeNull();
  expect(filterCell('title')?.getAttribute('aria-label')).toBe('Title');
});

claim('A header filter uses the InputComponent of the operator', async () => {
  const screen = await show(<SizeChoice />);
  await ready('size');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Containers' }), '3 to 5');
  await expect.poll(() => shown('size').every((count) => /^[345]$/.test(count))).toBe(true);
  await ready('size');
});

claim('Missing translation for key headerFilterOperatorOfSize.', async () => {
  const messages = failures();
  const operator = { value: 'ofSize', label: 'is', getApplyFilterFn: () => null };
  const mounting = show(<Small columns={[{ field: 'third', filterOperators: [operator] }]} />);
  await expect(mounting).rejects.toThrow('Missing translation for key headerFilterOperatorOfSize.');
  messages();
});

claim('This one marks the columns that have a filter', async () => {
  await show(<MarkedCells />);
  await ready('status');
  expect(filterCell('status')?.classList.contains('used')).toBe(true);
  expect(filterCell('country')?.classList.contains('used')).toBe(false);
  const mark = (field: string) => getComputedStyle(filterCell(field) as Element).boxShadow;
  expect(mark('status')).toContain('-3px');
  expect(mark('country')).toBe('none');
});

claim('they make it 46 pixels high below headers of 39', async () => {
  await show(<FilterRow />);
  await ready('pages');
  const height = (selector: string) =>
    Math.floor(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
  expect(height('.MuiDataGrid-headerFilterRow')).toBe(46);
  expect(height('[role=columnheader][data-field=pages]')).toBe(39);
});

claim('here 72 pixels below headers of 36', async () => {
  await show(<TallRow />);
  await expect.poll(() => filterCell('kind')?.getBoundingClientRect().height).toBe(72);
  const header = document.querySelector('[role=columnheader][data-field="kind"]');
  expect(header?.getBoundingClientRect().height).toBe(36);
});

claim('The factor of the density applies to this height, too.', async () => {
  await show(<Small headerFilterHeight={100} density="compact" />);
  await expect.poll(() => filterCell('first')?.getBoundingClientRect().height).toBe(70);
});

claim('Focuses the filter cell below', async () => {
  await show(<Small />);
  await focusCell();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(filterCell('second'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
});

claim('Leaves the input, the cell keeps the focus', async () => {
  await show(<Small />);
  await focusCell();
  for (const key of ['{Enter}', '{Escape}']) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(input('first'));
    await userEvent.keyboard(key);
    await expect.poll(() => document.activeElement).toBe(filterCell('first'));
  }
});

claim('Opens the menu of operators', async () => {
  const screen = await show(<Small />);
  await focusCell();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menuitem', { name: 'Contains' })).toBeVisible();
});

claim('A second Tab goes to the next cell', async () => {
  await show(<Small />);
  await focusCell();
  await userEvent.keyboard('b');
  await expect.poll(() => document.activeElement).toBe(input('first'));
  await expect.poll(() => shown('first')).toEqual(['Bo']);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement).toBe(filterCell('first'));
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement).toBe(filterCell('second'));
});

claim('share the operator that the filter cell of a field starts with', async () => {
  const screen = await show(<Small columns={[{ field: 'shared', type: 'number', width: 200 }]} />);
  await expect.poll(() => filterCell('shared')).not.toBeNull();
  await screen.unmount();
  const messages = failures();
  await show(<Small columns={[{ field: 'shared', width: 200 }]} />);
  await expect.poll(() => input('shared')).not.toBeNull();
  await userEvent.fill(input('shared') as HTMLInputElement, 'x');
  await expect.poll(messages).toContain('No filter operator found for column');
  expect(model().items[0]?.operator).not.toBe('contains');
});

claim('at the menu button that was used last', async () => {
  const screen = await show(<Small />);
  await ready('first');
  const contains = screen.getByRole('menuitem', { name: 'Contains' });
  api.current?.showHeaderFilterMenu('second');
  await expect.poll(() => api.current?.state.headerFiltering.menuOpen).toBe('second');
  expect(contains.elements()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Operator' }).first());
  await expect.element(contains).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(contains).not.toBeInTheDocument();
  api.current?.showHeaderFilterMenu('second');
  await expect.element(contains).toBeVisible();
  const left = (element: Element | null | undefined) =>
    element?.getBoundingClientRect().left ?? Number.NaN;
  await expect
    .poll(() => left(document.querySelector('[role=menu]')))
    .toBeLessThan(left(filterCell('second')));
});

claim('into its input only together with setColumnHeaderFilterFocus(field)', async () => {
  await show(<Small />);
  await ready('second');
  api.current?.startHeaderFilterEditMode('second');
  await expect.poll(() => api.current?.state.headerFiltering.editing).toBe('second');
  expect(document.activeElement).not.toBe(input('second'));
  api.current?.setColumnHeaderFilterFocus('second');
  await expect.poll(() => document.activeElement).toBe(input('second'));
});

claim('Moves the focus to the filter cell of a column', async () => {
  await show(<Small />);
  await expect.poll(() => filterCell(columns[0]!.field)).toBeTruthy();
  api.current?.setColumnHeaderFilterFocus(columns[0]!.field);
  await expect.poll(() => document.activeElement).toBe(filterCell(columns[0]!.field));
});

claim("so that Tab doesn't stop at every cell", async () => {
  const screen = await show(
    <>
      <button type="button">Before</button>
      <Small
        columns={['first', 'second'].map((field) => ({
          field,
          renderHeaderFilter: ({ inputRef }) => (
            <input aria-label={field} ref={inputRef as Ref<HTMLInputElement>} tabIndex={-1} />
          ),
        }))}
      />
      <button type="button">After</button>
    </>,
  );
  await focusCell();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(input('first'));
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  const after = screen.getByRole('button', { name: 'After' }).element();
  const stops: unknown[] = [];
  for (let count = 0; count < 9 && document.activeElement !== after; count += 1) {
    await userEvent.keyboard('{Tab}');
    stops.push(document.activeElement);
  }
  expect(stops.at(-1)).toBe(after);
  for (const field of ['first', 'second']) expect(stops).not.toContain(input(field));
});

claim('the cell has no input, only the name of the operator', async () => {
  const screen = await show(
    <Small initialState={start({ id: 1, field: 'first', operator: 'isEmpty' })} />,
  );
  await expect.poll(() => filterCell('first')?.textContent).toContain('Is empty');
  expect(input('first')).toBeNull();
  expect(input('second')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Operator' }).first());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Clear filter' }));
  await expect.poll(() => shown('first')).toEqual(['Ada', 'Bo']);
  expect(input('first')).not.toBeNull();
});

function TownInput(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, focusElementRef, headerFilterMenu, clearButton } = props;
  return (
    <>
      <Autocomplete
        fullWidth
        size="small"
        options={['Bergen', 'Oslo', 'Turin']}
        value={item.value ?? null}
        onChange={(_, town) => applyValue({ ...item, value: town ?? undefined })}
        renderInput={(params) => (
          <TextField
            {...params}
            variant="standard"
            label="Is"
            inputRef={inputRef ?? focusElementRef}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            slotProps={{ htmlInput: { ...params.inputProps, tabIndex: props.tabIndex } }}
          />
        )}
      />
      {headerFilterMenu}
      {clearButton}
    </>
  );
}

const withTowns = {
  rows: [
    { id: 1, town: 'Oslo' },
    { id: 2, town: 'Turin' },
  ],
  columns: [
    {
      field: 'town',
      width: 300,
      filterOperators: getGridStringOperators()
        .filter(({ value }) => value === 'equals')
        .map((operator) => ({ ...operator, InputComponent: TownInput })),
    },
  ],
};

claim('make an Autocomplete work in the row, with mouse and keyboard', async () => {
  const first = await show(<Small {...withTowns} />);
  await ready('town');
  await userEvent.click(first.getByRole('combobox', { name: 'Is' }));
  await userEvent.click(first.getByRole('option', { name: 'Turin' }));
  await expect.poll(() => shown('town')).toEqual(['Turin']);
  await first.unmount();
  const screen = await show(<Small {...withTowns} />);
  await ready('town');
  await userEvent.click(
    document.querySelector('[role=columnheader][data-field="town"]') as HTMLElement,
  );
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement).toBe(filterCell('town'));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox', { name: 'Is' })).toHaveFocus();
  await userEvent.keyboard('os');
  await expect.element(screen.getByRole('option', { name: 'Oslo' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => shown('town')).toEqual(['Oslo']);
});

claim('leaves out a filter whose field users have emptied', async () => {
  await show(<MarkedCells />);
  await ready('customer');
  const isMarked = () => filterCell('customer')?.classList.contains('used');
  await userEvent.fill(input('customer') as HTMLInputElement, 'a');
  await expect.poll(isMarked).toBe(true);
  await userEvent.fill(input('customer') as HTMLInputElement, '');
  await expect.poll(isMarked).toBe(false);
});

claim('headerFilterHeight sets another height', async () => {
  const height = () =>
    document.querySelector<HTMLElement>('.MuiDataGrid-headerFilterRow')?.offsetHeight ?? 0;
  const screen = await show(<FilterRow />);
  await expect.poll(height).toBeGreaterThan(40);
  const before = height();
  await screen.rerender(<FilterRow headerFilterHeight={80} />);
  await expect.poll(height).toBeGreaterThan(before);
});
