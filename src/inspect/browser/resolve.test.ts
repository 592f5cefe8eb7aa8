import { expect, test } from 'vitest';
import type { PartsTable, TableComponent } from '../node/partsTable';
import { feedsOf, partOf } from './resolve';

const component = (name: string, slots = {}): TableComponent => ({
  name,
  slots,
  plan: 'community',
  path: `/api/${name}/`,
  module: '@mui/x-data-grid',
  themeName: `Mui${name}`,
  props: ['sx', 'slots', 'slotProps'],
});

const table: PartsTable = {
  components: [
    component('DataGrid', { baseIconButton: 'IconButton', baseButton: 'Button' }),
    component('DataGridPro'),
  ],
  classes: {
    'MuiDataGrid-root': { key: 'root', of: [0, 1] },
    'MuiDataGrid-cell': { key: 'cell', of: [0, 1] },
    'MuiDataGrid-cell--editing': { key: 'cell--editing', of: [0, 1], isState: true },
    'MuiDataGrid-toolbar': { key: 'toolbar', slot: 'toolbar', of: [0, 1] },
  },
  material: ['ButtonBase', 'IconButton', 'Paper', 'Menu'],
};

test('a cell is named by its class, with its state beside it', () => {
  const part = partOf(
    ['MuiDataGrid-cell', 'MuiDataGrid-cell--editing', 'mui-ltr-1ab', 'Mui-error'],
    table,
  );
  expect(part).toMatchObject({
    component: 'DataGrid',
    key: 'cell',
    row: '/api/DataGrid/#class-cell',
    states: ['MuiDataGrid-cell--editing', 'Mui-error'],
  });
});

test('the code of the demo tells components apart that share their classes', () => {
  expect(partOf(['MuiDataGrid-cell'], table, '<DataGridPro rows')?.component).toBe('DataGridPro');
  expect(partOf(['MuiDataGrid-cell'], table, '<DataGrid rows')?.component).toBe('DataGrid');
});

test('a slot leads to its row', () => {
  expect(partOf(['MuiDataGrid-toolbar'], table)).toMatchObject({
    slot: 'toolbar',
    row: '/api/DataGrid/#slot-toolbar',
  });
});

test('a component of Material UI that extends others has its own name', () => {
  const button = partOf(
    ['MuiButtonBase-root', 'MuiIconButton-root', 'MuiIconButton-sizeSmall'],
    table,
  );
  expect(button).toMatchObject({ component: 'IconButton', key: 'root' });
  expect(button?.row).toBeUndefined();
  expect(partOf(['MuiPaper-root', 'MuiPaper-elevation', 'MuiMenu-paper'], table)).toMatchObject({
    component: 'Menu',
    key: 'paper',
  });
});

test('what no reference names is no part', () => {
  expect(partOf([], table)).toBeUndefined();
  expect(partOf(['css-1', 'MuiSecret-root', 'constructor'], table)).toBeUndefined();
});

test('the slot of a button is found in the component around it', () => {
  const button = partOf(['MuiIconButton-root'], table)!;
  expect(feedsOf(button, [partOf(['MuiDataGrid-root'], table)!])).toEqual({
    slots: ['baseIconButton'],
    props: ['slots.baseIconButton', 'slotProps.baseIconButton', 'sx'],
  });
  expect(feedsOf(button, [])).toEqual({ slots: [], props: [] });
});

test('a component in several slots could be in each of them', () => {
  const calendar = component('DateCalendar', { next: 'IconButton', previous: 'IconButton' });
  const around = { className: 'MuiDateCalendar-root', component: 'DateCalendar', key: 'root' };
  const button = partOf(['MuiIconButton-root'], table)!;
  const { slots } = feedsOf(button, [{ ...around, states: [], of: calendar }]);
  expect(slots).toEqual(['next', 'previous']);
});
