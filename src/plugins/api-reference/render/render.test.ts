import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiPage } from '../types';
import { nameHtml } from './html';
import { inlineHtml, markdownHtml } from './markdown';
import { renderPage } from './page';
import { typeHtml } from './rows';

describe('markdownHtml', () => {
  it.each([
    ['A `b<c>` & **d**.', '<p>A <code>b&lt;c&gt;</code> &amp; <strong>d</strong>.</p>'],
    ['A.\n\nB.', '<p>A.</p><p>B.</p>'],
    ['Either:\n- one\n  more\n- two', '<p>Either:</p><ul><li>one more</li><li>two</li></ul>'],
    ['A:\n```tsx\n<B />\n```', '<p>A:</p><pre><code>&lt;B /&gt;</code></pre>'],
    ['', ''],
  ])('%j', (text, html) => expect(markdownHtml(text)).toBe(html));

  it('links to addresses only', () => {
    expect(inlineHtml('[a](/x/b/) [c](https://d.org)')).toBe(
      '<a href="/x/b/">a</a> <a href="https://d.org">c</a>',
    );
    expect(inlineHtml('[a](javascript:alert(1))')).not.toContain('href');
    expect(inlineHtml('[`a`](/x/)')).toBe('<a href="/x/"><code>a</code></a>');
    expect(inlineHtml('<img src=x onerror=1>')).toBe('&lt;img src=x onerror=1&gt;');
  });
});

it('links the names in a type, but not in its texts', () => {
  const links = new Map([['GridColDef', '/x/api/data-grid/grid-col-def/']]);
  expect(typeHtml("GridColDef<R>[] | 'GridColDef'", links)).toBe(
    '<code><a href="/x/api/data-grid/grid-col-def/">GridColDef</a>&lt;R&gt;[] | \'GridColDef\'</code>',
  );
});

it('lets a long name break at its capitals', () => {
  expect(nameHtml('rowHeight')).toBe('<code>rowHeight</code>');
  expect(nameHtml('disableColumnSelector')).toBe('<code>disable<wbr>Column<wbr>Selector</code>');
  expect(nameHtml('columnHeader--sortable')).toBe('<code>column<wbr>Header--<wbr>sortable</code>');
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

describe('renderPage', () => {
  const usages = [{ title: 'Rows & more', href: '/x/rows/', kind: 'guide' as const }];
  const sections = renderPage(page, new Map(), usages, '1.1.0');

  it('has the parts that are not empty', () => {
    expect(sections.map(({ id }) => id)).toEqual(['', 'props', 'classes']);
    const nothing = renderPage({ ...page, props: {}, classes: [] }, new Map(), [], '1.2.0');
    expect(nothing.map(({ id }) => id)).toEqual(['']);
  });

  it('says where it was read and where it is used', () => {
    expect(sections[0]?.html).toContain('<a href="/x/rows/">Rows &amp; more</a>');
    expect(sections[0]?.html).toContain(
      '1.2.0, the nearest release to the documented version 1.1.0',
    );
  });

  it('gives each row a permanent link and the facts that filters look at', () => {
    const html = sections[1]?.html ?? '';
    expect(html).toContain(
      '<tr id="prop-onAsk" data-api-row="onAsk" data-plan="pro" data-deprecated>',
    );
    expect(html).toContain('href="#prop-onAsk"');
    for (const word of ['Required', 'Pro', 'Deprecated', 'The row.']) expect(html).toContain(word);
    expect(sections[2]?.html).toContain('id="class-root"');
  });
});
