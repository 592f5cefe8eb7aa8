import { expect, test } from 'vitest';
import type { TableComponent } from '../types';
import { codeOf, selectorOn, targetOf, themeOverride, waysOf } from './override';
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

test('a part inside a component is reached from its root', () => {
  const target = targetOf(part(grid, 'cell'), [part(grid, 'root')], '<DataGrid rows={rows} />');
  expect(waysOf(target)).toEqual(['sx', 'theme', 'styled']);
  expect(selectorOn(target, 'sx', 0)).toBe('.MuiDataGrid-root .MuiDataGrid-cell');
  expect(codeOf(target, 'sx', 0, style)).toBe(
    "<DataGrid\n  sx={{\n    '& .MuiDataGrid-cell': {\n      color: '#123456',\n      padding: 4,\n    },\n  }}\n/>",
  );
  expect(themeOverride(target, 0, style)).toEqual({
    components: { MuiDataGrid: { styleOverrides: { root: { '& .MuiDataGrid-cell': style } } } },
  });
});

test('where the own style of the component wins, the selector is raised', () => {
  const target = targetOf(part(grid, 'cell'), [part(grid, 'root')], '<DataGrid />');
  expect(selectorOn(target, 'sx', 1)).toBe('.MuiDataGrid-root.MuiDataGrid-root .MuiDataGrid-cell');
  expect(codeOf(target, 'styled', 1, style)).toContain("'&& .MuiDataGrid-cell': {");
  const own = targetOf(part(grid, 'root'), [], '<DataGrid />');
  expect(codeOf(own, 'sx', 0, style)).toContain('sx={{\n    color');
  expect(codeOf(own, 'sx', 2, style)).toContain("'&&&': {");
});

test('what lies outside of the component is reached by the theme only', () => {
  const target = targetOf(part(grid, 'panel'), [], '<DataGrid />');
  expect(waysOf(target)).toEqual(['theme']);
  expect(themeOverride(target, 0, style)).toEqual({
    components: { MuiDataGrid: { styleOverrides: { panel: style } } },
  });
  expect(codeOf(target, 'sx', 0, style)).toBe('');
  expect(codeOf(target, 'theme', 0, style)).toContain("'@mui/x-data-grid/themeAugmentation'");
});

test('a slot of a picker takes sx in slotProps', () => {
  const day = component('PickersDay', '@mui/x-date-pickers/PickersDay');
  const calendar = component('DateCalendar', '@mui/x-date-pickers/DateCalendar', {
    day: 'PickersDay',
  });
  const target = targetOf(part(day, 'root'), [part(calendar, 'root')], '<DateCalendar />');
  expect(waysOf(target)).toContain('slotProps');
  expect(codeOf(target, 'slotProps', 0, style)).toContain(
    '<DateCalendar\n  slotProps={{\n    day: {',
  );
  expect(selectorOn(target, 'slotProps', 1)).toBe('.MuiPickersDay-root.MuiPickersDay-root');
});

test('a value can not leave its string', () => {
  const target = targetOf(part(grid, 'root'), [], '<DataGrid />');
  expect(codeOf(target, 'sx', 0, { color: "red'}" })).toContain("'red\\'}'");
});
