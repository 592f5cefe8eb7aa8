import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examplePage } from '../__fixtures__/examplePage';
import type { ApiPage } from '../../types';
import type { PageSection } from '../render/page';
import { indexMdx, pageMdx } from './mdx';
import { tableSections } from '../render/page';
import { extent, firstSentence, indexTables } from '../render/tables';
import { apiEntries } from './sidebar';
import { componentsOf, importedBy, readGuides, usagesOf } from './usage';
import { publishedIndex, publishJson, writeFolder } from './write';

let dir = '';
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-site-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};

const page = (name: string, part: Partial<ApiPage> = {}): ApiPage =>
  examplePage(name, {
    product: 'grid',
    imports: [`import { ${name} } from '@fixture/x-grid';`],
    ...part,
  });

const indexSections = (pages: readonly ApiPage[], base: string): PageSection[] =>
  tableSections(
    indexTables(pages, (at) => base + at.slice(1)),
    new Map(),
  );

describe('usages', () => {
  it('converts component names in front matter to page names', () => {
    expect(componentsOf({ components: ['Grid', 'Unstable_Row'] })).toEqual(['Grid', 'Row']);
    expect(componentsOf({})).toEqual([]);
  });

  it('reads what a demo imports from the library', () => {
    write(
      'A.tsx',
      "import { Grid, type Row,\n Unstable_Radar as R } from '@mui/x-grid';\nimport { Box } from '@mui/material';",
    );
    expect(importedBy(path.join(dir, 'A.tsx'))).toEqual(['Grid', 'Row', 'Radar']);
    expect(importedBy(path.join(dir, 'None.tsx'))).toEqual([]);
  });

  it('lists guides before other pages with demos, but no unlisted pages or reference pages', () => {
    write('a/index.mdx', '---\ntitle: A\n---\n<Demo src="./FirstGrid.tsx" />\n');
    write(
      'a/FirstGrid.tsx',
      "import { Grid } from '@mui/x-grid/Grid';\nimport { rows } from './rows';",
    );
    write('a/rows.ts', "import { type Row } from '@mui/x-grid';");
    write('a/Unused.tsx', "import { Column } from '@mui/x-grid';");
    write('react-charts/index.mdx', '---\ntitle: B\ncomponents: [Grid]\n---\n');
    write('c/index.mdx', '---\ntitle: C\ncomponents: [Grid]\nunlisted: true\n---\n');
    write('api/grid/grid/index.mdx', '---\ntitle: Grid\ncomponents: [Grid]\n---\n');
    const guides = readGuides(dir);
    const demos = [{ title: 'First grid', href: '/x/8.0.0/a/#FirstGrid.tsx' }];
    expect(usagesOf(page('Grid'), guides, (at) => `/x/8.0.0${at}`)).toEqual([
      { title: 'Charts: B', href: '/x/8.0.0/react-charts/', isGuide: true, demos: [] },
      { title: 'A', href: '/x/8.0.0/a/', isGuide: false, demos },
    ]);
    expect(usagesOf(page('Row'), guides, (at) => at)).toHaveLength(1);
    expect(usagesOf(page('Column'), guides, (at) => at)).toEqual([]);
  });
});

describe('Markdown', () => {
  const sections: PageSection[] = [
    { id: '', title: '', html: '<p>A</p>', level: 2, isTable: false },
    { id: 'props', title: 'Props', html: '<table></table>', level: 2, isTable: true },
    { id: 'props-state', title: 'State', html: '<table></table>', level: 3, isTable: true },
  ];
  const member = {} as ApiPage['props'][string];
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`p${at}`, member]));

  it('has headings for the table of contents and imports the tables', () => {
    const text = pageMdx(page('Grid', { props: many }), '/x/api/grid/grid/', sections);
    expect(text).toContain('<ApiControls />\n\n<ApiSection code={page} index={0} />');
    expect(text).toContain('## Props {/* #props */}');
    expect(text).toContain('<ApiSection code={page} index={1} />');
    expect(text).toContain(
      '### State {/* #props-state */}\n\n<ApiSection code={page} index={2} />',
    );
    expect(text).not.toContain('<table>');
    expect(text.match(/page\.api\?\/x\/api\/grid\/grid\/&[0-9a-f]{8}'/)).not.toBeNull();
  });

  it('has no filter on a page with few rows', () => {
    expect(pageMdx(page('Grid'), '/x/api/grid/grid/', sections)).not.toContain('<ApiControls />');
  });

  it('lists the pages of a product with their plans and number of members', () => {
    const pages = [page('Grid', { props: many }), page('Row', { plan: 'pro', kind: 'interface' })];
    const [components, interfaces] = indexSections(pages, '/x/8.0.0/');
    expect(components?.html).toContain('href="/x/8.0.0/api/grid/grid/"');
    expect(components?.html).toContain('9 props');
    const columns = (html = ''): string[] =>
      [...html.matchAll(/<th scope="col">([^<]*)</g)].map(([, text]) => text!);
    expect(columns(components?.html)).toEqual([
      'Component',
      'Props, slots and classes',
      'Description or import',
    ]);
    expect(columns(interfaces?.html)).toEqual(['Interface', 'Members', 'Description or import']);
    expect(interfaces?.html).toContain('data-plan="pro"');
    expect(extent(page('Grid', { props: { a: member } }))).toBe('1 prop');
    const imports = ['a/x-grid/Row', 'a/x-grid', 'a/x-grid-pro'].map((at) => `from '@${at}';`);
    const [rowSection] = indexSections([page('Row', { description: '', imports })], '/x/');
    expect(rowSection?.html).toMatch(/@a\/x-grid(?:'|&#)/);
    expect(rowSection?.html).not.toMatch(/x-grid-pro|x-grid\/Row/);
    const text = indexMdx('Grid', '/x/api/grid/', '/api/index.json', pages, sections);
    expect(text).toContain('1 component and 1 interface of the Grid');
    expect(text).toContain('`@fixture/x-grid` 1.2.0');
    expect(firstSentence('A grid: e.g. `a.b`. More.')).toBe('A grid: e.g. `a.b`.');
  });
});

it("builds a product's sidebar entries from its pages", () => {
  const entries = apiEntries(
    [
      page('Grid'),
      page('Radar', { unstable: true, plan: 'pro' }),
      page('Row', { kind: 'interface' }),
    ],
    'grid',
  );
  expect(entries).toMatchObject([
    { id: 'api/grid/index' },
    { label: 'Components', items: [{}, { customProps: { tags: ['pro', 'unstable'] } }] },
    { label: 'Interfaces', items: [{ id: 'api/grid/row/index' }] },
  ]);
});

it('publishes the JSON of each page and an index', () => {
  publishJson([page('Grid')], dir, '/x/');
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'));
  expect(read('api/grid/grid.json')).toMatchObject({ name: 'Grid', kind: 'component' });
  expect(read('api/index.json')).toEqual(publishedIndex([page('Grid')], '/x/'));
  expect(publishedIndex([page('Grid')], '/x/')[0]?.json).toBe('/x/api/grid/grid.json');
});

it('makes a folder contain exactly the given files without rewriting unchanged ones', () => {
  write('api/a/index.mdx', 'A');
  write('api/old/index.mdx', 'old');
  const kept = path.join(dir, 'api/a/index.mdx');
  fs.utimesSync(kept, 1, 1);
  writeFolder(
    path.join(dir, 'api'),
    new Map([
      ['a/index.mdx', 'A'],
      ['b/c/index.mdx', 'B'],
    ]),
  );
  expect(fs.statSync(kept).mtimeMs).toBe(1000);
  expect(fs.existsSync(path.join(dir, 'api/old'))).toBe(false);
  expect(fs.readFileSync(path.join(dir, 'api/b/c/index.mdx'), 'utf8')).toBe('B');
});
