import { expect, test } from 'vitest';
import { partName } from './pointOut';

test.each([
  ['.MuiDataGrid-cell', 'Class', '.MuiDataGrid-cell'],
  ['& .MuiDataGrid-cell--editing', '', '.MuiDataGrid-cell--editing'],
  ['MuiTreeItem-root', 'Class', '.MuiTreeItem-root'],
  ['.Mui-selected', 'Class', '.Mui-selected'],
  ['toolbar', 'Slot', 'slots.toolbar'],
  ['baseButton', 'Slots of the grid', 'slots.baseButton'],
  ['slotProps.toolbar', 'Prop', 'slots.toolbar'],
])('%s in the column "%s" names a part', (text, head, name) => {
  expect(partName(text, head)).toBe(name);
});

test.each([
  ['toolbar', 'Prop'],
  ['GridFooter', 'Slot'],
  ['slots', 'Prop'],
  ['root', 'Slot'],
  ['.MuiDataGrid-cell, .MuiDataGrid-row', 'Class'],
  ['.MuiDataGrid-cell:hover', 'Class'],
  ['', 'Slot'],
])('%s in the column "%s" names none', (text, head) => {
  expect(partName(text, head)).toBeUndefined();
});
