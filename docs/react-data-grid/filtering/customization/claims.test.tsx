import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  GridFilterInputMultipleSingleSelect,
  GridFilterInputSingleSelect,
  type GridApi,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, failures, show, Caught, consoleMessages } from 'claims';
import type { ComponentProps, RefObject } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rows, shown, options, openPanel } from './claimsGrid';
import FromYearToYear from './FromYearToYear';
import page from './index.mdx?raw';
import PercentAsTyped from './PercentAsTyped';
import PlacedOnWeekday from './PlacedOnWeekday';
import SliderInput from './SliderInput';
import SuggestedValues from './SuggestedValues';
import TwoOperators from './TwoOperators';

const claim = claimsOf(page);

const api: RefObject<GridApi | null> = { current: null };

function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        label="Small"
        apiRef={api}
        rows={rows}
        columns={[{ field: 'name' }, { field: 'age', type: 'number' }]}
        {...props}
      />
    </div>
  );
}

claim('has an operator of its own, is on a, that asks for a weekday', async () => {
  const screen = await show(<PlacedOnWeekday />);
  await expect.poll(() => shown('placed').length).toBeGreaterThan(3);
  expect(shown('placed').every((date) => date.startsWith('Mon'))).toBe(true);
  await openPanel(screen);
  await userEvent.click(screen.getByRole('combobox', { name: 'Weekday' }));
  await userEvent.click(screen.getByRole('option', { name: 'Sunday' }));
  await expect.poll(() => shown('placed').every((date) => date.startsWith('Sun'))).toBe(true);
});

claim('Missing translation for key filterOperatorOnWeekday.', async () => {
  const messages = failures();
  const operator = { value: 'onWeekday', getApplyFilterFn: () => null };
  await show(<Small columns={[{ field: 'name', filterOperators: [operator] }]} />);
  await expect.poll(() => shown('name')).toHaveLength(2);
  api.current?.showFilterPanel();
  await expect.poll(messages).toContain('Missing translation for key filterOperatorOnWeekday.');
});

claim('runs each time the grid filters', async () => {
  const passes = vi.fn(() => true);
  const getApplyFilterFn = vi.fn((_item: { value?: unknown }) => passes);
  const columns = [{ field: 'name', filterOperators: [{ value: 'any', getApplyFilterFn }] }];
  const many = Array.from({ length: 50 }, (_, id) => ({ id, name: `Person ${id}` }));
  await show(<Small rows={many} columns={columns} />);
  await expect.poll(() => shown('name').length).toBeGreaterThan(2);
  api.current?.setFilterModel({ items: [{ id: 1, field: 'name', operator: 'any', value: 'x' }] });
  await expect.poll(() => passes.mock.calls.length).toBe(50);
  expect(getApplyFilterFn.mock.calls.length).toBeLessThan(3);
  expect(passes.mock.calls[0]).toHaveLength(4);
  const before = getApplyFilterFn.mock.calls.length;
  api.current?.updateRows([{ id: 0, name: 'Ada' }]);
  await expect.poll(() => getApplyFilterFn.mock.calls.length).toBeGreaterThan(before);
});

claim(
  'the value that users enter goes through it first. Arrays are parsed entry by entry.',
  async () => {
    const values: unknown[] = [];
    const operator = {
      value: 'seen',
      getApplyFilterFn: ({ value }: { value?: unknown }) => {
        values.push(value);
        return null;
      },
    };
    const items = [{ id: 1, field: 'age', operator: 'seen', value: ['12', ''] }];
    await show(
      <Small
        columns={[{ field: 'age', type: 'number', filterOperators: [operator] }]}
        filterModel={{ items }}
      />,
    );
    await expect.poll(() => values[0]).toEqual([12, null]);
  },
);

claim('In a number column, though, the valueParser turns an object into NaN', async () => {
  const values: unknown[] = [];
  const operator = {
    value: 'seen',
    getApplyFilterFn: ({ value }: { value?: unknown }) => {
      values.push(value);
      return null;
    },
  };
  const range = { from: 20, to: 30 };
  const items = [{ id: 1, field: 'age', operator: 'seen', value: range }];
  const grid = (type: 'string' | 'number') => (
    <Small
      key={type}
      columns={[{ field: 'age', type, filterOperators: [operator] }]}
      filterModel={{ items }}
    />
  );
  const screen = await show(grid('string'));
  await expect.poll(() => values[0]).toEqual(range);
  values.length = 0;
  await screen.rerender(grid('number'));
  await expect.poll(() => values[0]).toBeNaN();
});

claim('The panel starts with the first operator of the list', async () => {
  const screen = await show(<TwoOperators />);
  await openPanel(screen);
  await expect
    .element(screen.getByRole('combobox', { name: 'Operator' }))
    .toHaveTextContent('starts with');
});

claim('keeps the spaces around the typed text', async () => {
  const columns = [{ field: 'name', filterOperators: getGridStringOperators(true) }];
  const items = [{ id: 1, field: 'name', operator: 'contains', value: ' Ada' }];
  const screen = await show(<Small columns={columns} filterModel={{ items }} />);
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim('applies its value when users release it', async () => {
  const screen = await show(<SliderInput />);
  await expect.poll(() => shown('leaveTaken').length).toBeGreaterThan(2);
  expect(shown('leaveTaken').every((days) => Number(days) >= 20)).toBe(true);
  await openPanel(screen);
  await expect.element(screen.getByRole('slider', { name: 'Days' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('No results found.')).toBeVisible();
});

claim('the value is kept if both have the same InputComponent, and dropped otherwise', async () => {
  const screen = await show(<Small showToolbar />);
  await openPanel(screen);
  const operator = screen.getByRole('combobox', { name: 'Operator' });
  const value = () => api.current?.state.filter.filterModel.items[0]?.value;
  await userEvent.fill(screen.getByRole('textbox', { name: 'Value' }), 'ad');
  await expect.poll(value).toBe('ad');
  await userEvent.click(operator);
  await userEvent.click(screen.getByRole('option', { name: 'starts with' }));
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  expect(value()).toBe('ad');
  await userEvent.click(operator);
  await userEvent.click(screen.getByRole('option', { name: 'is any of' }));
  await expect.poll(value).toBeUndefined();
});

claim('A header filter always keeps it', async () => {
  const { DataGridPro } = await import('@mui/x-data-grid-pro');
  const changed = vi.fn();
  const item = { id: 1, field: 'name', operator: 'contains', value: 'ad' };
  const screen = await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPro
        rows={rows}
        columns={[{ field: 'name', width: 200 }]}
        headerFilters
        initialState={{ filter: { filterModel: { items: [item] } } }}
        onFilterModelChange={changed}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Operator' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Is empty' }));
  await expect
    .poll(() => changed.mock.lastCall?.[0].items)
    .toEqual([{ ...item, operator: 'isEmpty' }]);
});

claim('This operator has two fields, and an empty field sets no limit', async () => {
  const screen = await show(<FromYearToYear />);
  await expect.poll(() => shown('year').length).toBeGreaterThan(1);
  expect(shown('year').every((year) => year.startsWith('199'))).toBe(true);
  const nineties = shown('year').length;
  await openPanel(screen);
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'To' }));
  await expect.poll(() => shown('year').length).toBeGreaterThan(nineties);
  expect(shown('year').every((year) => Number(year) >= 1990)).toBe(true);
});

claim('The wrapped function gets the value that users see', async () => {
  await show(<PercentAsTyped />);
  await expect.poll(() => shown('occupancy').length).toBeGreaterThan(2);
  expect(shown('occupancy').every((share) => Number.parseInt(share, 10) > 70)).toBe(true);
});

claim("unchanged. Otherwise is empty wouldn't find them", async () => {
  const operatorsOf = (toPercent: (share: number | null) => number | null) =>
    getGridNumericOperators().map((operator): GridFilterOperator => ({
      ...operator,
      getApplyFilterFn: (item, column) => {
        const passes = operator.getApplyFilterFn(item, column);
        if (!passes) return null;
        return (share, row, col, apiRef) => passes(toPercent(share), row, col, apiRef);
      },
    }));
  const grid = (name: string, toPercent: (share: number | null) => number | null) => (
    <Small
      key={name}
      label={name}
      rows={[
        { id: 1, age: null },
        { id: 2, age: 0.62 },
      ]}
      columns={[{ field: 'age', type: 'number', filterOperators: operatorsOf(toPercent) }]}
      initialState={{ filter: { filterModel: { items: [{ field: 'age', operator: 'isEmpty' }] } } }}
    />
  );
  const screen = await show(grid('Every cell', (share) => Math.round(Number(share) * 100)));
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  await screen.rerender(
    grid('Filled cells', (share) => (share === null ? null : Math.round(share * 100))),
  );
  await expect.poll(() => shown('age')).toEqual(['']);
});

claim('Here both columns offer only starts with and contains', async () => {
  const screen = await show(<TwoOperators />);
  await openPanel(screen);
  await userEvent.click(screen.getByRole('combobox', { name: 'Operator' }));
  await expect.poll(options).toEqual(['starts with', 'contains']);
});

claim("No filter operator found for column 'title' and operator value 'equals'.", async () => {
  const messages = failures();
  await show(
    <Small columns={[{ field: 'title', filterOperators: getGridStringOperators().slice(0, 1) }]} />,
  );
  await expect.poll(() => document.querySelectorAll('[role=gridcell]').length).toBe(2);
  expect(() =>
    api.current?.setFilterModel({ items: [{ field: 'title', operator: 'equals', value: 'x' }] }),
  ).toThrow("No filter operator found for column 'title' and operator value 'equals'.");
  messages();
});

claim('nothing is thrown, and your server gets the operator', async () => {
  const heard = vi.fn();
  const filterOperators = getGridStringOperators().slice(0, 1);
  await show(
    <Small
      columns={[{ field: 'title', filterOperators }]}
      filterMode="server"
      onFilterModelChange={heard}
    />,
  );
  await expect.poll(() => document.querySelectorAll('[role=gridcell]').length).toBe(2);
  api.current?.setFilterModel({ items: [{ field: 'title', operator: 'equals', value: 'x' }] });
  expect(heard.mock.lastCall?.[0].items[0].operator).toBe('equals');
});

claim("MUI X: No filter operators found for column 'age'.", async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Small
        columns={[{ field: 'age', filterOperators: [] }]}
        filterModel={{ items: [{ field: 'age', operator: '=', value: 1 }] }}
      />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent("MUI X: No filter operators found for column 'age'.");
});

claim('Open the filter panel, and choose an office', async () => {
  const screen = await show(<SuggestedValues />);
  await expect.poll(() => shown('office').length).toBeGreaterThan(1);
  await openPanel(screen);
  const value = screen.getByRole('combobox', { name: 'Value' });
  await userEvent.fill(value, 'L');
  await expect.poll(options).not.toHaveLength(0);
  const office = options()[0] as string;
  await userEvent.click(screen.getByRole('option', { name: office }));
  await expect.poll(() => new Set(shown('office'))).toEqual(new Set([office]));
  await userEvent.fill(value, 'Nowhere');
  await expect.poll(() => shown('office')).toHaveLength(0);
});

claim('starts with an empty option, which clears the filter. To leave it out', async () => {
  const names = ['Ada', 'Bo'];
  const Own = ({ item, applyValue, focusElementRef }: GridFilterInputValueProps) => (
    <TextField
      select
      label="Value"
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      inputRef={focusElementRef}
    >
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  const column = { field: 'name', type: 'singleSelect', valueOptions: names } as const;
  const own = getGridSingleSelectOperators().map((operator) =>
    operator.value === 'isAnyOf' ? operator : { ...operator, InputComponent: Own },
  );
  const offered = async (filterOperators?: GridFilterOperator[]) => {
    const screen = await show(
      <Small showToolbar columns={[{ ...column, ...(filterOperators && { filterOperators }) }]} />,
    );
    await openPanel(screen);
    await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
    await expect.poll(() => options().length).toBeGreaterThan(1);
    const found = options();
    await userEvent.click(screen.getByRole('option', { name: 'Bo' }));
    await expect.poll(() => shown('name')).toEqual(['Bo']);
    await screen.unmount();
    return found;
  };
  expect((await offered()).map((option) => option.trim())).toEqual(['', 'Ada', 'Bo']);
  expect(await offered(own)).toEqual(['Ada', 'Bo']);
});

claim(
  'show the same fields if the operator has a headerLabel; without one, they throw',
  async () => {
    const between: GridFilterOperator<object, number> = {
      value: 'between',
      label: 'is between',
      getApplyFilterFn: () => null,
      InputComponent: () => <input aria-label="From" />,
    };
    const grid = (headerLabel?: string) => (
      <div style={{ height: 300, width: 500 }}>
        <DataGridPro
          headerFilters
          rows={rows}
          columns={[
            { field: 'age', type: 'number', filterOperators: [{ ...between, headerLabel }] },
          ]}
        />
      </div>
    );
    const screen = await show(grid('Between'));
    await expect.element(screen.getByRole('textbox', { name: 'From' })).toBeVisible();
    await screen.unmount();
    const second = await show(<Caught>{grid()}</Caught>);
    await expect
      .element(second.getByText('Missing translation for key headerFilterOperatorBetween.'))
      .toBeVisible();
  },
);

const hasAnyOf: GridFilterOperator<object, string[]> = {
  value: 'hasAnyOf',
  label: 'has any of',
  getApplyFilterFn: ({ value }) =>
    value?.length ? (tags) => tags.some((tag) => value.includes(tag)) : null,
  InputComponent: GridFilterInputMultipleSingleSelect,
};

const tagged = [
  { id: 1, tags: ['Fragile', 'Heavy'] },
  { id: 2, tags: ['Frozen'] },
];

const join = (value?: string[]) => value?.join(', ') ?? '';

claim('This operator lets a row pass if its list has one of the chosen tags', async () => {
  const tags: GridColDef = {
    field: 'tags',
    type: 'singleSelect',
    valueOptions: ['Fragile', 'Frozen', 'Heavy'],
    valueFormatter: join,
    filterOperators: [hasAnyOf],
  };
  const screen = await show(<Small rows={tagged} columns={[tags]} showToolbar />);
  await expect.poll(() => shown('tags')).toEqual(['Fragile, Heavy', 'Frozen']);
  await openPanel(screen);
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await expect.poll(options).toEqual(['Fragile', 'Frozen', 'Heavy']);
  await userEvent.click(screen.getByRole('option', { name: 'Heavy' }));
  await expect.poll(() => shown('tags')).toEqual(['Fragile, Heavy']);
});

/** The inputs in the panel of a text column whose operator has this one. */
async function inTextColumn(input: NonNullable<GridFilterOperator['InputComponent']>) {
  const operator = { ...hasAnyOf, InputComponent: input };
  const tags: GridColDef = { field: 'tags', valueFormatter: join, filterOperators: [operator] };
  const screen = await show(<Small rows={tagged} columns={[tags]} showToolbar />);
  await openPanel(screen);
  return screen;
}

claim('In a column of another type, the first shows nothing', async () => {
  await inTextColumn(GridFilterInputSingleSelect);
  expect(document.querySelector('.MuiDataGrid-filterFormValueInput')?.textContent).toBe('');
});

claim('and the second has no options', async () => {
  const screen = await inTextColumn(GridFilterInputMultipleSingleSelect);
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await expect.element(screen.getByText('No options')).toBeVisible();
});

claim('To start with another operator and keep them all, move it to the front', async () => {
  const operators = getGridDateOperators();
  const names = operators.map(({ value }) => value);
  const first = operators.findIndex(({ value }) => value === 'after');
  const placed: GridColDef = {
    field: 'placed',
    type: 'date',
    filterOperators: [...operators.splice(first, 1), ...operators],
  };
  expect(placed.filterOperators?.map(({ value }) => value).sort()).toEqual(names.sort());
  const screen = await show(<Small rows={[]} columns={[placed]} />);
  await expect.poll(() => api.current).not.toBeNull();
  api.current?.showFilterPanel('placed');
  await expect
    .element(screen.getByRole('combobox', { name: 'Operator' }))
    .toHaveTextContent('is after');
});
