import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPage } from '../../../src/content/mdx/readPage';
import { products } from '../../../src/products/registry';
import { checkText } from '../prose/index.mjs';
import { allowedPrefixes, checkPrefix, findPage, parseAddress } from './address.mjs';
import { chooseTemplate, newDemo, parseName, placeholder, sourceOf, templates } from './demo.mjs';
import { readOptions } from './options.mjs';
import { componentsOf, newPage, titleOf, sidebarHint } from './page.mjs';
import { writeNew } from './write.mjs';

const pages = [
  'docs/contributing/components/index.mdx',
  'docs/introduction/index.mdx',
  'docs/react-tree-view/index.mdx',
  'docs/react-tree-view/quickstart/index.mdx',
  'docs/react-tree-view/rich-tree-view/items/index.mdx',
];

describe('options', () => {
  const config = { options: { title: { type: 'string' }, look: { type: 'boolean' } } };
  const read = (...args) => readOptions({ args, ...config }, ['look']).values;

  it('reads those that a command has', () => {
    expect(read('--title', 'Items', '--look')).toMatchObject({ title: 'Items', look: true });
  });

  it('names them where one is unknown, except those for the command itself', () => {
    expect(() => read('--titel', 'Items')).toThrow(
      'There is no option "--titel"; allowed: --title. Did you mean "--title"?',
    );
    expect(() => readOptions({ args: ['-k'] })).toThrow('no option "-k"; there are none.');
  });

  it('leaves other mistakes to Node.js', () => {
    expect(() => read('--title')).toThrow("Option '--title <value>' argument missing");
  });
});

describe('addresses', () => {
  it.each([
    'react-tree-view/rich-tree-view/items',
    '/react-tree-view/rich-tree-view/items/',
    'docs/react-tree-view/rich-tree-view/items/index.mdx',
    './docs/react-tree-view/rich-tree-view/items',
    '/x/react-tree-view/rich-tree-view/items/',
  ])('reads %s', (input) => {
    expect(parseAddress(input)).toBe('react-tree-view/rich-tree-view/items');
  });

  it.each([
    [undefined, 'Name the page by its address'],
    ['docs/', 'Name the page by its address'],
    ['react-tree-view/Items', '"Items" in "react-tree-view/Items" cannot be a part'],
    ['react-tree-view/../x', '".." in'],
    ['react-tree-view//a', '"" in'],
    ['a/b--c', '"b--c" in'],
  ])('rejects %s', (input, message) => {
    expect(() => parseAddress(input)).toThrow(message);
  });

  it('allows pages only in known folders', () => {
    const prefixes = allowedPrefixes(products, pages);
    expect(prefixes).toEqual([
      'introduction',
      'migration',
      'react-charts',
      'react-data-grid',
      'react-date-pickers',
      'react-tree-view',
    ]);
    expect(() => checkPrefix('migration/migration-charts-v7', prefixes)).not.toThrow();
    expect(() => checkPrefix('react-treeview/items', prefixes)).toThrow(
      /^"react-treeview" is not a folder for pages; allowed: "introduction", .*"react-tree-view"\. Did you mean "react-tree-view"\?$/,
    );
  });

  it('finds a page, or suggests the nearest ones', () => {
    expect(findPage('react-tree-view/quickstart', pages)).toBe(pages[3]);
    expect(() => findPage('react-tree-view/quick-start', pages)).toThrow(
      /^There is no page docs\/react-tree-view\/quick-start\/index\.mdx\. The nearest are "react-tree-view\/quickstart", /,
    );
  });
});

describe('titles', () => {
  it.each([
    ['react-data-grid/column-visibility', { title: 'Column visibility' }],
    ['react-tree-view/rich-tree-view/items', { title: 'Rich Tree View items', label: 'Items' }],
    ['react-tree-view/accessibility', { title: 'Accessibility' }],
    ['migration/migration-tree-view-v7', { title: 'Migration Tree View v7' }],
    ['guides/csp-and-rtl', { title: 'CSP and RTL' }],
    ['react-data-grid', { title: 'React Data Grid' }],
  ])('%s', (address, titles) => {
    expect(titleOf(address)).toEqual(titles);
  });
});

describe('the line for sidebars.ts', () => {
  const sidebars = [
    "group('Tree View', [",
    "  page('/react-tree-view', { title: 'Overview' }),",
    "  page('/react-tree-view/quickstart'),",
    "  // page('/react-tree-view/commented-out'),",
    '])',
    "group('Charts', [page('/react-charts')])",
  ].join('\n');
  it.each([
    [
      'react-tree-view/accessibility',
      {},
      "sidebars.ts, after line 3: page('/react-tree-view/quickstart')",
      "page('/react-tree-view/accessibility'),",
    ],
    [
      'react-tree-view/rich-tree-view/items',
      { label: 'Items', plan: 'pro', planned: true },
      "sidebars.ts, after line 3: page('/react-tree-view/quickstart')",
      "group('Rich Tree View', [page('/react-tree-view/rich-tree-view/items', { title: 'Items', plan: 'pro', planned: true })]),",
    ],
    [
      'react-charts/bars',
      {},
      "sidebars.ts, after line 6: page('/react-charts')",
      "page('/react-charts/bars'),",
    ],
    [
      'migration/a',
      {},
      'sidebars.ts, in the group where a reader would look',
      "page('/migration/a'),",
    ],
    ['react-tree-view/quickstart', {}, '', "page('/react-tree-view/quickstart'),"],
  ])('%s', (address, meta, place, code) => {
    expect(sidebarHint(sidebars, address, meta)).toEqual({ place, code });
  });

  it('goes into an existing group', () => {
    const text = `${sidebars}\n  page('/react-tree-view/rich-tree-view/items', {`;
    expect(sidebarHint(text, 'react-tree-view/rich-tree-view/focus', {})).toEqual({
      place: "sidebars.ts, after line 7: page('/react-tree-view/rich-tree-view/items')",
      code: "page('/react-tree-view/rich-tree-view/focus'),",
    });
  });
});

describe('a new page', () => {
  const address = 'react-tree-view/rich-tree-view/items';
  it.each([{}, { planned: true }])('%j passes all checks except unwritten text', (options) => {
    const { file, text, meta } = newPage(address, { components: ['RichTreeView'], ...options });
    expect(file).toBe(`docs/${address}/index.mdx`);
    expect(meta.label).toBe('Items');
    expect(readPage(text).frontMatter).toEqual({
      title: 'Rich Tree View items',
      components: ['RichTreeView'],
      sectionKeywords: {},
      movedSections: {},
      unlisted: false,
    });
    const messages = checkText(file, text).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(2);
    expect(messages.filter((message) => !/still (?:the one|to be written)/.test(message))).toEqual(
      [],
    );
  });

  it('quotes a title where YAML requires it', () => {
    const titled = (title) => newPage(address, { title }).text.split('\n')[1];
    expect(titled('Sort, then filter')).toBe('title: Sort, then filter');
    expect(titled('Rows: "all" of them')).toBe('title: "Rows: \\"all\\" of them"');
    expect(titled('404')).toBe('title: "404"');
  });

  it.each([
    [{ title: ' ' }, '--title must be a text of at most 70 characters.'],
    [{ title: 'x'.repeat(71) }, '--title must be'],
    [{ plan: 'gold' }, '--plan is "gold"; allowed: "pro", "premium".'],
  ])('rejects %j', (options, message) => {
    expect(() => newPage(address, options)).toThrow(message);
  });

  it('gets its components from its address', () => {
    const isComponent = (name) => ['RichTreeView', 'RichTreeViewPro'].includes(name);
    expect(componentsOf(address, 'x-tree-view', isComponent)).toEqual([
      'RichTreeView',
      'RichTreeViewPro',
    ]);
    expect(componentsOf('react-data-grid/sorting', 'x-data-grid', isComponent)).toContain(
      'DataGridPremium',
    );
    expect(componentsOf('react-charts/legend', 'x-charts', isComponent)).toEqual([]);
  });
});

describe('a new demo', () => {
  const source = (component) =>
    readFileSync(path.join(import.meta.dirname, '../../templates', `${component}.tsx`), 'utf8');

  it("starts from the requested component, or else the page's or the product's", () => {
    const component = (product, components, wanted) =>
      chooseTemplate({ product, components }, wanted).component;
    expect(component('x-tree-view', ['TreeItem', 'SimpleTreeView'])).toBe('SimpleTreeView');
    expect(component('x-charts', [])).toBe('BarChart');
    expect(component('introduction', [])).toBe('DataGrid');
    expect(component('x-charts', [], 'DatePicker')).toBe('DatePicker');
    expect(() => component('x-charts', [], 'PieChart')).toThrow(
      'There is no template for "PieChart"; allowed: "DataGrid", ',
    );
  });

  it('has one template file for each component, which components of higher plans share', () => {
    const files = readdirSync(path.join(import.meta.dirname, '../../templates'));
    const own = templates.filter(({ like }) => like === undefined);
    expect(files.sort()).toEqual(own.map(({ component }) => `${component}.tsx`).sort());
    for (const template of templates) {
      const text = sourceOf(template, source);
      expect(text).toContain(`export default function ${placeholder}()`);
      expect(text).toContain(`<${template.component}`);
    }
    const of = (name) => templates.find(({ component }) => component === name);
    expect(sourceOf(of('DataGridPremium'), source)).toContain(
      "import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';",
    );
    expect(sourceOf(of('RichTreeViewPro'), source)).toContain(
      "import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';",
    );
    expect(sourceOf(of('DataGrid'), source)).toBe(source('DataGrid'));
  });

  it('has a file, its text, and the line that shows it, and rejects a clashing name', () => {
    const page = 'docs/react-tree-view/quickstart/index.mdx';
    const demo = newDemo(page, 'TwoTrees', { source: source('RichTreeView'), height: 224 });
    expect(demo.file).toBe('docs/react-tree-view/quickstart/TwoTrees.tsx');
    expect(demo.text).toContain('export default function TwoTrees()');
    expect(demo.text).not.toContain(placeholder);
    expect(demo.line).toBe('<Demo src="./TwoTrees.tsx" height={224} />');
    expect(newDemo(page, 'Bars', { source: '' }).line).toBe('<Demo src="./Bars.tsx" />');
    expect(() => newDemo(page, 'RichTreeView', { source: source('RichTreeView') })).toThrow(
      '"RichTreeView" is the name of something the demo imports.',
    );
  });

  it.each(['TwoTrees', './TwoTrees.tsx'])('accepts the name %s', (name) => {
    expect(parseName(name)).toBe('TwoTrees');
  });

  it.each([undefined, '', 'twoTrees', 'Two-Trees', 'a/B'])('rejects the name %s', (name) => {
    expect(() => parseName(name)).toThrow('such as ControlledExpansion');
  });
});

describe('writing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scaffold-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('creates folders, and never overwrites an existing file', () => {
    const file = path.join(folder, 'a/b/Demo.tsx');
    writeNew(file, 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    for (const name of ['Demo.tsx', 'demo.tsx']) {
      expect(() => writeNew(path.join(folder, 'a/b', name), 'other')).toThrow(
        'Demo.tsx already exists; nothing was written.',
      );
    }
    writeFileSync(path.join(folder, 'kept'), 'kept');
    expect(readFileSync(file, 'utf8')).toBe('new');
  });
});
