import { expect, it } from 'vitest';
import type { ApiBlocks, ApiMember, ApiPage } from '../types';
import { blockTables, indexTables } from './render/tables';
import { searchRow, searchSections } from './searchSections';

const member: ApiMember = {
  type: '(event: Event) => void',
  required: false,
  default: null,
  deprecated: 'Use `onPress`.',
  description: 'Called **once**:\n\n- by a click, see [clicks](/clicks/)',
  plan: 'pro',
  signature: {
    parameters: [{ name: 'event', type: 'Event', description: 'What happened.' }],
    returns: { type: 'void', description: '' },
  },
};

const page: ApiPage = {
  name: 'Grid',
  kind: 'component',
  plan: 'community',
  product: 'grid',
  path: '/api/grid/grid/',
  source: { package: '@a/x-grid', version: '1.0.0' },
  unstable: false,
  imports: ["import { Grid } from '@a/x-grid';"],
  description: 'Shows rows. Many of them.',
  deprecated: null,
  themeName: 'MuiGrid',
  inherits: [],
  props: { onClick: member },
  types: { Own: "'a' | 'b'", Row: '{}' },
  slots: [
    { name: 'cell', default: 'GridCell', description: 'A cell.', className: null, plan: 'premium' },
  ],
  classes: [{ key: 'root', className: 'MuiGrid-root', description: 'The element.' }],
};

it('has a section for each row with its text, code, and plan', () => {
  expect(searchSections(page, new Set(['Row']))).toEqual([
    { id: '', heading: '', text: 'Shows rows. Many of them.', code: 'MuiGrid @a/x-grid' },
    { id: 'import', heading: 'Import', text: '', code: "import { Grid } from '@a/x-grid';" },
    { id: 'props', heading: 'Props', text: '', code: '' },
    {
      id: 'prop-onClick',
      heading: 'onClick',
      text: 'Use onPress. Called once: • by a click, see clicks What happened.',
      code: '(event: Event) => void event Event void',
      isRow: true,
      plan: 'pro',
    },
    { id: 'slots', heading: 'Slots', text: '', code: '' },
    {
      id: 'slot-cell',
      heading: 'cell',
      text: 'A cell.',
      code: 'GridCell',
      isRow: true,
      plan: 'premium',
    },
    { id: 'classes', heading: 'CSS classes', text: '', code: '' },
    { id: 'class-root', heading: 'root', text: 'The element.', code: 'MuiGrid-root', isRow: true },
    { id: 'types', heading: 'Types', text: '', code: '' },
    { id: 'type-Own', heading: 'Own', text: '', code: "'a' | 'b'", isRow: true },
  ]);
});

const indexSearchSections = (pages: readonly ApiPage[]) =>
  indexTables(pages, (at) => at).flatMap(({ rows }) => rows.map(searchRow));

const targets = { baseUrl: '/', paths: new Set<string>(), names: new Map<string, string>() };

const blockSearchSections = (blocks: ApiBlocks) =>
  new Map(
    Array.from(blockTables(blocks, [], targets), ([key, { rows }]) => [key, rows.map(searchRow)]),
  );

it("lists each page of a product's index by name, with its first sentence", () => {
  expect(indexSearchSections([page])).toEqual([
    { id: 'Grid', heading: 'Grid', text: 'Shows rows.', code: '', isRow: true },
  ]);
});

it('has the rows of each building block, with the ids that they have on the page', () => {
  const event = {
    name: 'cellClick',
    plan: 'community' as const,
    params: 'GridCellParams',
    event: null,
    description: 'A click.',
    deprecated: null,
  };
  const blocks = blockSearchSections({
    events: [event],
    selectors: [],
    methods: { editing: { stop: member }, TreeView: { stop: member } },
  });
  expect(blocks.get('events')).toEqual([
    {
      id: 'event-cellClick',
      heading: 'cellClick',
      text: 'A click.',
      code: 'GridCellParams',
      isRow: true,
    },
  ]);
  expect(blocks.get('methods/editing')?.[0]?.id).toBe('method-stop');
  expect(blocks.get('methods/TreeView')?.[0]?.id).toBe('method-TreeView-stop');
});

it('has names without the brackets that link them in comments', () => {
  const description = 'A click on a [[GridRow]].';
  const blocks = blockSearchSections({
    events: [],
    selectors: [],
    methods: { editing: { stop: { ...member, description, deprecated: null, signature: null } } },
  });
  expect(blocks.get('methods/editing')?.[0]?.text).toBe('A click on a GridRow.');
});
