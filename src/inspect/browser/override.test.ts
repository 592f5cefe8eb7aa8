import { expect, test } from 'vitest';
import type { TableComponent } from '../node/partsTable';
import { codeOf, nested, selectorOn, themeOptions, waysOf, type Style } from './override';
import type { Part } from './resolve';

const component = (name: string, module: string, slots = {}): TableComponent => ({
  name,
  module,
  slots,
  plan: 'community',
  path: '/',
  themeName: `Mui${name}`,
  props: ['sx', 'slots', 'slotProps'],
});

const grid = component('DataGrid', '@mui/x-data-grid/DataGrid');
const part = (of: TableComponent, key: string): Part => ({
  className: `Mui${of.name}-${key}`,
  component: of.name,
  key,
  states: [],
  of,
});
const style = { color: '#123456', padding: 4 };

/** Returns what a part can be changed by. */
function overridesOf(of: Part, around: readonly Part[], code: string) {
  const ways = waysOf(of, around, code);
  const named = (name: string) => ways.find((way) => way.name === name)!;
  return {
    names: ways.map(({ name }) => name),
    selector: (name: string, raise: number) => selectorOn(of, named(name), raise),
    code: (name: string, raise: number, css: Style = style) =>
      codeOf(named(name), nested(of, named(name), raise, css)),
    options: () => themeOptions(named('theme'), nested(of, named('theme'), 0, style)),
  };
}

test('a part inside a component is reached from its root', () => {
  const { names, selector, code, options } = overridesOf(
    part(grid, 'cell'),
    [part(grid, 'root')],
    '<DataGrid rows={rows} />',
  );
  expect(names).toEqual(['sx', 'theme', 'styled']);
  expect(selector('sx', 0)).toBe('.MuiDataGrid-root .MuiDataGrid-cell');
  expect(code('sx', 0)).toBe(
    "<DataGrid\n  sx={{\n    '& .MuiDataGrid-cell': {\n      color: '#123456',\n      padding: 4,\n    },\n  }}\n/>",
  );
  expect(options()).toEqual({
    components: { MuiDataGrid: { styleOverrides: { root: { '& .MuiDataGrid-cell': style } } } },
  });
});

test('where the own style of the component wins, the selector is raised', () => {
  const cell = overridesOf(part(grid, 'cell'), [part(grid, 'root')], '<DataGrid />');
  expect(cell.selector('sx', 1)).toBe('.MuiDataGrid-root.MuiDataGrid-root .MuiDataGrid-cell');
  expect(cell.code('styled', 1)).toContain("'&& .MuiDataGrid-cell': {");
  const own = overridesOf(part(grid, 'root'), [], '<DataGrid />');
  expect(own.code('sx', 0)).toContain('sx={{\n    color');
  expect(own.code('sx', 2)).toContain("'&&&': {");
});

test('what lies outside of the component is reached by the theme only', () => {
  const { names, code, options } = overridesOf(part(grid, 'panel'), [], '<DataGrid />');
  expect(names).toEqual(['theme']);
  expect(options()).toEqual({
    components: { MuiDataGrid: { styleOverrides: { panel: style } } },
  });
  expect(code('theme', 0)).toContain("'@mui/x-data-grid/themeAugmentation'");
});

test('a slot of a picker takes sx in slotProps', () => {
  const day = component('PickersDay', '@mui/x-date-pickers/PickersDay');
  const calendar = component('DateCalendar', '@mui/x-date-pickers/DateCalendar', {
    day: 'PickersDay',
  });
  const { names, selector, code } = overridesOf(
    part(day, 'root'),
    [part(calendar, 'root')],
    '<DateCalendar />',
  );
  expect(names).toContain('slotProps');
  expect(code('slotProps', 0)).toContain('<DateCalendar\n  slotProps={{\n    day: {');
  expect(selector('slotProps', 1)).toBe('.MuiPickersDay-root.MuiPickersDay-root');
});

test('a value can not leave its string', () => {
  const { code } = overridesOf(part(grid, 'root'), [], '<DataGrid />');
  expect(code('sx', 0, { color: "red'}" })).toContain("'red\\'}'");
});
