import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { breakableCode, partsOfName } from './tables';

it.each([
  ['rowHeight', ['rowHeight']],
  ['columnVisibilityModel', ['column', 'Visibility', 'Model']],
  ['GridColDef.valueGetter', ['Grid', 'Col', 'Def.', 'value', 'Getter']],
  ['@mui/x-data-grid-pro', ['@mui/', 'x-', 'data-', 'grid-', 'pro']],
  ['aaaaaaaaaaaaaaaaaaaa', ['aaaaaaaaaaaaaaaaaaaa']],
])('%s can break only between its words', (name, parts) => {
  expect(partsOfName(name)).toEqual(parts);
});

it('adds line break opportunities only to code in tables', () => {
  const code = () => ({
    type: 'element' as const,
    tagName: 'code',
    properties: {},
    children: [{ type: 'text' as const, value: 'columnVisibilityModel' }],
  });
  const inText = code();
  const inTable = code();
  const tree: Root = {
    type: 'root',
    children: [inText, { type: 'element', tagName: 'table', properties: {}, children: [inTable] }],
  };
  breakableCode()(tree);
  expect(inText.children).toHaveLength(1);
  expect(inTable.children).toMatchObject([
    { value: 'column' },
    { tagName: 'wbr' },
    { value: 'Visibility' },
    { tagName: 'wbr' },
    { value: 'Model' },
  ]);
});
