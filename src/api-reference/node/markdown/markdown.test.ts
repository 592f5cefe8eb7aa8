import { expect, it } from 'vitest';
import { examplePage } from '../__fixtures__/examplePage';
import type { ApiBlocks, ApiMember, ApiPage } from '../../types';
import { currentReference } from '../versions';
import { referenceMarkdown } from '.';

const member: ApiMember = {
  type: 'readonly R[] | `a`',
  required: true,
  default: '[]',
  deprecated: 'Use `b`.',
  description: 'Rows of [[Row]].\n\nSee `b`.',
  plan: 'pro',
  signature: {
    parameters: [{ name: 'row', type: 'Row', description: 'The row.' }],
    returns: { type: 'boolean', description: 'Whether.' },
  },
};

const page = (name: string, path: string, more: Partial<ApiPage>): ApiPage =>
  examplePage(name, {
    product: 'charts',
    path,
    source: { package: '@mui/x-charts', version: '8.1.0' },
    imports: [`import { ${name} } from '@mui/x-charts';`],
    description: `Is ${name}.`,
    ...more,
  });

const pages = [
  page('Chart', '/api/charts/chart/', {
    props: { rows: member },
    slots: [
      {
        name: 'bar',
        default: 'Bar',
        description: 'A bar.',
        className: 'MuiBar-root',
        plan: 'pro',
        after: '8.0.0',
      },
    ],
    classes: [
      { key: 'root', className: 'MuiChart-root', description: 'The root.', since: '8.1.0' },
    ],
    types: { Row: '{ id: string }', Other: 'a\n  | b' },
    inherits: ['Row', '<div>'],
  }),
  page('Row', '/api/charts/row/', { kind: 'interface', plan: 'premium', since: '8.1.0' }),
];

const blocks: ApiBlocks = {
  events: [
    {
      name: 'rowClick',
      plan: 'community',
      params: 'Row',
      event: 'MouseEvent',
      description: 'Fired.',
      deprecated: null,
    },
  ],
  selectors: [
    {
      name: 'rowsSelector',
      plan: 'pro',
      type: 'Row[]',
      argument: null,
      category: 'rows',
      description: '',
      deprecated: null,
    },
  ],
  methods: { editing: { start: { ...member, deprecated: null, plan: 'community' } } },
};

const guide = {
  file: 'react-charts/index.mdx',
  path: '/react-charts/',
  title: 'Charts',
  components: ['Chart'],
  line: 1,
  demos: [],
  moved: [],
};

const {
  pages: texts,
  blocks: parts,
  listOf,
} = referenceMarkdown(
  {
    version: currentReference,
    base: '/x/',
    guides: [guide],
    features: new Map(),
    removedOf: ({ name }) =>
      name === 'Chart' ? [{ names: ['old'], title: 'New', path: '/migration/a/#old' }] : [],
    pages,
    links: new Map(),
    sections: new Map(),
    texts: new Map(),
    blockKeys: [],
    tablesOf: () => [],
    files: new Map(),
  },
  { siteDir: '', origin: 'https://docs.test', file: 'index.md' },
  { pages, blocks },
);

it('a page has its sections in order, with all details of each row', () => {
  const text = texts.get('/x/api/charts/chart/') ?? '';
  expect(text.match(/^#+ .*$/gm)).toEqual([
    '## Import',
    '## Props',
    '## Slots',
    '## CSS classes',
    '## Types',
    '## Removed in v8',
    '## Inherited props',
    '## Guides and demos that use it',
  ]);
  expect(text).toContain(
    [
      '- `rows` (required, Pro plan, deprecated): `` readonly R[] | `a` ``. Default: `[]`',
      '  **Deprecated.** Use `b`.',
      '',
      '  Rows of [`Row`](https://docs.test/x/api/charts/row/index.md).',
      '',
      '  See `b`.',
      '',
      '  Parameters:',
      '',
      '  - `row`: `Row` The row.',
      '',
      '  Returns `boolean` Whether.',
    ].join('\n'),
  );
  expect(text).toContain(
    '- `bar` (Pro plan, after 8.0.0): Renders `Bar`. Class name `.MuiBar-root`\n  A bar.',
  );
  expect(text).toContain('- `root` (since 8.1.0): `.MuiChart-root`\n  The root.');
  expect(text).toContain('## Types\n\n- `Other`: `a | b`\n\n');
  expect(text).toContain(
    '[`Row`](https://docs.test/x/api/charts/row/index.md), [`<div>`](https://',
  );
  expect(text).toContain('- `old`: [New](https://docs.test/x/migration/a/index.md#old)');
  expect(text).toContain('- [Charts](https://docs.test/x/react-charts/index.md)');
});

it('an index and a guide list pages with plan, release, and number of members', () => {
  const row = '- [Row](https://docs.test/x/api/charts/row/index.md) (Premium plan, since 8.1.0)';
  expect(texts.get('/x/api/charts/')?.split('## Interfaces\n\n')[1]).toBe(row);
  expect(listOf(['Unstable_Chart'])).toBe(
    '- [Chart](https://docs.test/x/api/charts/chart/index.md): 1 prop, 1 slot, 1 class',
  );
  expect(listOf(['No'])).toBe('');
});

it('building blocks are rendered as lists', () => {
  expect(parts.get('events')).toBe('- `rowClick`: listener receives `Row`, `MouseEvent`\n  Fired.');
  expect(parts.get('selectors/rows')).toBe('- `rowsSelector` (Pro plan): `Row[]`');
  expect(parts.get('methods/editing')).toMatch(/^- `start`: /);
});
