import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiPage } from '../../types';
import { nameHtml, typeCellHtml, typeHtml, inlineHtml, markdownHtml } from './html';
import { inheritedAddress } from './texts';
import { renderPage, renderTables, type RenderContext } from './page';

describe('markdownHtml', () => {
  it.each([
    [
      'A `b<c>` & **d**.',
      '<p>A <code translate="no">b&lt;c&gt;</code> &amp; <strong>d</strong>.</p>',
    ],
    ['A.\n\nB.', '<p>A.</p><p>B.</p>'],
    ['Either:\n- one\n  more\n- two', '<p>Either:</p><ul><li>one\nmore</li><li>two</li></ul>'],
    ['A:\n```tsx\n<B />\n```', '<p>A:</p><pre><code translate="no">&lt;B /&gt;</code></pre>'],
    ['', ''],
  ])('%j', (text, html) => expect(markdownHtml(text)).toBe(html));

  it('renders safe links only, and escapes HTML', () => {
    expect(inlineHtml('[a](/x/b/) [c](https://d.org)')).toBe(
      '<a href="/x/b/">a</a> <a href="https://d.org">c</a>',
    );
    expect(inlineHtml('[a](javascript:alert(1))')).not.toContain('href');
    expect(inlineHtml('[`a`](/x/)')).toBe('<a href="/x/"><code translate="no">a</code></a>');
    expect(inlineHtml('<img src=x onerror=1>')).toBe('&lt;img src=x onerror=1&gt;');
  });
});

it('links the names in a type, but not in its string literals', () => {
  const links = new Map([['GridColDef', '/x/api/data-grid/grid-col-def/']]);
  expect(typeHtml("GridColDef<R>[] | 'GridColDef'", links)).toBe(
    '<code translate="no"><a href="/x/api/data-grid/grid-col-def/">GridColDef</a>&lt;R&gt;[] | \'GridColDef\'</code>',
  );
});

it('shows only the beginning of a very long type until it is expanded', () => {
  const long = `readonly (${Array.from({ length: 30 }, (_, at) => `'value${at}'`).join(' | ')})[]`;
  const html = typeCellHtml(long, new Map());
  expect(html).toMatch(
    /^<details data-api="long"><summary><code translate="no">readonly .* …<\/code>/,
  );
  expect(html).toContain(typeHtml(long, new Map()));
  expect(typeCellHtml('string', new Map())).toBe('<code translate="no">string</code>');
  expect(typeHtml('GridColumnVisibilityModel', new Map())).toBe(
    '<code translate="no">Grid<wbr>Column<wbr>Visibility<wbr>Model</code>',
  );
});

it('links a type to its page, or to its definition at the end of this page', () => {
  const types = { GridSpan: 'GridSpan = number | GridFn', GridFn: 'GridFn = () => void' };
  const page = {
    name: 'A',
    kind: 'component',
    props: { span: { ...member, type: 'GridSpan' } },
    types,
    slots: [],
    classes: [],
  } as unknown as ApiPage;
  const [props, last] = renderTables(page, new Map([['GridFn', '/x/api/fn/']]), 'A-');
  expect(props?.html).toContain('<a href="#A-type-GridSpan">GridSpan</a>');
  expect(last).toMatchObject({ id: 'A-types', title: 'Types' });
  expect(last?.html).toContain('id="A-type-GridSpan"');
  expect(last?.html).toContain('<a href="/x/api/fn/">GridFn</a>');
  expect(last?.html).not.toContain('id="A-type-GridFn"');
});

it('allows line breaks at the capitals of a long name', () => {
  expect(nameHtml('rowHeight')).toBe('<code translate="no">rowHeight</code>');
  expect(nameHtml('disableColumnSelector')).toBe(
    '<code translate="no">disable<wbr>Column<wbr>Selector</code>',
  );
  expect(nameHtml('columnHeader--sortable')).toBe(
    '<code translate="no">column<wbr>Header--<wbr>sortable</code>',
  );
});

const member: ApiMember = {
  type: '(row: Row) => void',
  required: true,
  default: null,
  deprecated: 'Use `b`.',
  description: 'Asked.',
  plan: 'pro',
  signature: {
    parameters: [{ name: 'row', type: 'Row', description: 'The row.' }],
    returns: { type: 'void', description: '' },
  },
};

const page: ApiPage = {
  name: 'Grid',
  kind: 'component',
  plan: 'community',
  product: 'grid',
  path: '/api/grid/grid/',
  source: { package: '@fixture/x-grid', version: '1.2.0' },
  unstable: false,
  imports: [],
  description: 'A grid.',
  deprecated: null,
  themeName: 'MuiGrid',
  inherits: ['<div>'],
  props: { onAsk: member },
  slots: [],
  classes: [{ key: 'root', className: 'MuiGrid-root', description: 'The root.' }],
};

const context: RenderContext = {
  links: new Map(),
  usages: [
    {
      title: 'Rows & more',
      href: '/x/rows/',
      isGuide: true,
      demos: [{ title: 'Many rows', href: '/x/rows/#ManyRows.tsx' }],
    },
  ],
  documented: '1.1.0',
  json: '/x/api/grid/grid.json',
};

describe('renderPage', () => {
  const sections = renderPage(page, context);

  it('has only sections that are not empty', () => {
    expect(sections.map(({ id }) => id)).toEqual(['', 'props', 'classes', 'inherited', 'usage']);
    const bare = { ...page, props: {}, classes: [], inherits: [] };
    expect(renderPage(bare, { ...context, usages: [] }).map(({ id }) => id)).toEqual(['']);
  });

  it('shows its source version and where it is used', () => {
    const [intro] = sections;
    expect(intro?.html).toContain('<a href="/x/rows/">Rows &amp; more</a>');
    expect(intro?.html).toContain('1.2.0, the release nearest to the documented version 1.1.0');
    expect(intro?.html).toContain('<a href="/x/api/grid/grid.json">');
    expect(sections.at(-1)?.html).toContain('<a href="/x/rows/#ManyRows.tsx">Many rows</a>');
  });

  it('shows only the number of pages that use it if there are many', () => {
    const usages = Array.from({ length: 5 }, () => context.usages[0]!);
    const [intro] = renderPage(page, { ...context, usages });
    expect(intro?.html).toContain('<a href="#usage">5 pages, 5 demos</a>');
  });

  it('links to what it inherits', () => {
    const html = sections.find(({ id }) => id === 'inherited')?.html ?? '';
    expect(html).toContain('Elements/div"><code translate="no">&lt;div&gt;</code></a>');
    expect(inheritedAddress('ButtonBase', new Map())).toBe(
      'https://mui.com/material-ui/api/button-base/',
    );
    expect(inheritedAddress('Grid', new Map([['Grid', '/x/api/']]))).toBe('/x/api/');
    expect(inheritedAddress('<path>', new Map())).toContain('SVG/Reference/Element/path');
  });

  it('prefixes all ids when components share a page', () => {
    const tables = renderTables(page, new Map(), 'Grid-');
    expect(tables.map(({ id }) => id)).toEqual(['Grid-props', 'Grid-classes']);
    expect(tables[0]?.html).toContain('id="Grid-prop-onAsk"');
    expect(tables[0]?.html).toContain('href="#Grid-prop-onAsk"');
    expect(tables[1]?.html).toContain('id="Grid-class-root"');
  });

  it('gives each row a permanent link and the data that filters use', () => {
    const html = sections[1]?.html ?? '';
    expect(html).toContain(
      '<tr id="prop-onAsk" data-api-row="onAsk" data-plan="pro" data-deprecated>',
    );
    expect(html).toContain('href="#prop-onAsk"');
    for (const word of ['Required', 'Pro', 'Deprecated', 'The row.']) expect(html).toContain(word);
    expect(sections[2]?.html).toContain('id="class-root"');
  });
});

it('shows the release that added a page or row, if one is recorded', () => {
  const rows = {
    old: member,
    recent: { ...member, since: '8.1.0' },
    late: { ...member, after: '8.1.0' },
  };
  const slot = {
    name: 'bar',
    default: null,
    description: '',
    className: null,
    plan: 'pro' as const,
  };
  const [intro, props, slots, classes] = renderPage(
    {
      ...{ ...page, since: '8.2.0', props: rows, slots: [{ ...slot, since: '8.3.0' }] },
      classes: [{ key: 'root', className: 'MuiGrid-root', description: '', since: '8.4.0' }],
    },
    context,
  );
  expect(intro?.html).toContain('<dt>Available</dt><dd>since 8.2.0</dd>');
  expect(props?.html.match(/<span data-api="since">[^<]*<\/span>/g)).toEqual([
    '<span data-api="since">since 8.1.0</span>',
    '<span data-api="since">after 8.1.0</span>',
  ]);
  expect(slots?.html).toContain('since 8.3.0');
  expect(classes?.html).toContain('since 8.4.0');
  expect(renderPage(page, context)[0]?.html).not.toContain('Available');
});

it('lists names that a major version removed, with links to their replacements', () => {
  const removed = [
    { names: ['old', 'slots.old'], title: 'Old & new', path: '/x/8.0.0/migration/a/#old' },
  ];
  const sections = renderPage(page, { ...context, removed });
  const found = sections.find(({ id }) => id === 'removed');
  expect(found?.title).toBe('Removed in v1');
  expect(found?.html).toBe(
    '<ul data-api="removed"><li><code translate="no">old</code>, <code translate="no">slots.old</code>: <a href="/x/8.0.0/migration/a/#old">Old &amp; new</a></li></ul>',
  );
  expect(renderPage(page, context).some(({ id }) => id === 'removed')).toBe(false);
});
