import type { Element } from 'hast';
import { expect, test } from 'vitest';
import type { PartsTable } from './partsTable';
import { anatomyTable, selectorOf } from './anatomy';

const table: PartsTable = {
  components: [],
  classes: {
    'MuiDataGrid-cell': { key: 'cell', of: [] },
    'MuiDataGrid-toolbar': { key: 'toolbar', slot: 'toolbar', of: [] },
  },
  material: [],
};

const item = (name: string, rest: string): Element => ({
  ...{ type: 'element', tagName: 'li', properties: {} },
  children: [
    { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: name }] },
    { type: 'text', value: rest },
  ],
  position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
});

const list = (...children: Element[]): Element => ({
  ...{ type: 'element', tagName: 'ul', properties: {}, children },
});

test('a part is a class, a slot with a class, or what is right around it', () => {
  expect(selectorOf('.MuiDataGrid-cell', table)).toBe('.MuiDataGrid-cell');
  expect(selectorOf('slots.toolbar', table)).toBe('.MuiDataGrid-toolbar');
  expect(selectorOf('parent of .MuiDataGrid-cell', table)).toBe(':has(> .MuiDataGrid-cell)');
});

test('an unknown name is reported with its line and the nearest one', () => {
  const read = (): unknown => anatomyTable(list(item('.MuiDataGrid-cel', ': a cell')), table);
  expect(read).toThrow('Did you mean ".MuiDataGrid-cell"?');
  expect(read).toThrow(expect.objectContaining({ line: 7 }));
  expect(() => selectorOf('.constructor', table)).toThrow('is no part');
});

test('the list becomes a table with a number, a name and a text in each row', () => {
  const made = anatomyTable(list(item('.MuiDataGrid-cell', ': Shows a value.')), table);
  expect(JSON.stringify(made)).toContain('"value":"Shows a value."');
  expect(JSON.stringify(made)).toContain('"dataPart":".MuiDataGrid-cell"');
});
