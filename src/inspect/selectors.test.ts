import { expect, test } from 'vitest';
import { selectorOfSlot } from './selectors';
import type { PartsTable, TableComponent } from './types';

const component = (name: string, themeName: string | null, slots: object): TableComponent => ({
  ...{ name, themeName, plan: 'community', path: '/', module: '@mui/x-data-grid', props: [] },
  slots: slots as TableComponent['slots'],
});

const gridSlots = { baseButton: 'Button', addIcon: 'Button2', cell: 'GridCell', toolbar: '' };

const table: PartsTable = {
  components: [
    component('DataGrid', 'MuiDataGrid', gridSlots),
    component('DataGridPro', 'MuiDataGrid', gridSlots),
    component('DateCalendar', 'MuiDateCalendar', {
      day: 'PickersDay',
      next: 'IconButton',
      previous: 'IconButton',
    }),
    component('LineElement', null, { line: 'Paper' }),
  ],
  classes: {
    'MuiDataGrid-cell': { key: 'cell', slot: 'cell', of: [0, 1] },
    'MuiHeatmap-cell': { key: 'cell', slot: 'cell', of: [] },
    'MuiPickersDay-root': { key: 'root', of: [] },
  },
  material: ['Button', 'IconButton', 'Paper'],
};

test.each([
  ['slots.cell', '.MuiDataGrid-cell,.MuiHeatmap-cell'],
  ['slots.baseButton', '[class*="MuiDataGrid-"] .MuiButton-root'],
  ['slots.day', '[class*="MuiDateCalendar-"] .MuiPickersDay-root'],
  ['slots.line', '[class*="MuiLineElement-"] .MuiPaper-root'],
])('%s is found by its class, or by the component in it', (name, selector) => {
  expect(selectorOfSlot(name, table)).toBe(selector);
});

test.each(['slots.next', 'slots.addIcon', 'slots.toolbar', 'slots.constructor'])(
  '%s is not found: what it renders has no class, or could be in another slot',
  (name) => {
    expect(selectorOfSlot(name, table)).toBe('');
  },
);
