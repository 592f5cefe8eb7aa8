import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiPage } from '../types';
import { indexMdx, pageMdx } from './mdx';
import { publishedIndex, publishJson } from './publish';
import { apiEntries } from './sidebar';
import { libraryImports, readFrontMatter, readGuides, usagesOf } from './usage';
import { writeFolder } from './writeDocs';

let dir = '';
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-site-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};

const page = (name: string, part: Partial<ApiPage> = {}): ApiPage => ({
  name,
  kind: 'component',
  plan: 'community',
  product: 'grid',
  path: `/api/grid/${name.toLowerCase()}/`,
  source: { package: '@fixture/x-grid', version: '1.2.0' },
  unstable: false,
  imports: [`import { ${name} } from '@fixture/x-grid';`],
  description: '',
  deprecated: null,
  themeName: null,
  inherits: [],
  props: {},
  slots: [],
  classes: [],
  ...part,
});

describe('usages', () => {
  it('reads front matter in both notations', () => {
    expect(readFrontMatter("---\ntitle: 'A: b'\ncomponents: [Grid, Row]\n---\n")).toEqual({
      title: 'A: b',
      components: ['Grid', 'Row'],
    });
    expect(
      readFrontMatter('---\ntitle: A\ncomponents:\n  - Grid\n  - Row\n---\n').components,
    ).toEqual(['Grid', 'Row']);
    expect(readFrontMatter('# A')).toEqual({ title: '', components: [] });
  });

  it('reads the imports of demos', () => {
    const source =
      "import { Grid, type Row,\n Unstable_Radar as R } from '@mui/x-grid';\nimport { Box } from '@mui/material';";
    expect(libraryImports(source)).toEqual(['Grid', 'Row', 'Radar']);
  });

  it('names guides before pages that only show it, not the reference itself and no unlisted page', () => {
    write('a/index.mdx', '---\ntitle: A\n---\n');
    write('a/Demo.tsx', "import { Grid } from '@mui/x-grid/Grid';");
    write('b/index.mdx', '---\ntitle: B\ncomponents: [Grid]\n---\n');
    write('c/index.mdx', '---\ntitle: C\ncomponents: [Grid]\nunlisted: true\n---\n');
    write('api/grid/grid/index.mdx', '---\ntitle: Grid\ncomponents: [Grid]\n---\n');
    expect(usagesOf('Grid', readGuides(dir), '/x/')).toEqual([
      { title: 'B', href: '/x/b/', kind: 'guide' },
      { title: 'A', href: '/x/a/', kind: 'demo' },
    ]);
  });
});

describe('Markdown', () => {
  it('has headings for the table of contents and static parts for the rest', () => {
    const sections = [
      { id: '', title: '', html: '<p>A</p>' },
      { id: 'props', title: 'Props', html: '<table></table>' },
    ];
    const text = pageMdx(page('Grid'), sections);
    expect(text).toContain('## Props {/* #props */}');
    expect(text).toContain('<ApiSection code={page} index={1} />');
    expect(text).not.toContain('<table>');
    expect(text.match(/page\.api\?\/api\/grid\/grid\/&[0-9a-f]{8}'/)).not.toBeNull();
  });

  it('lists the pages of a product with their plans', () => {
    const text = indexMdx('Grid', [page('Grid'), page('Row', { plan: 'pro' })]);
    expect(text).toContain('- [Row](./row/index.mdx) <Plan pro />');
    expect(text).not.toContain('Interfaces');
  });
});

it('makes a navigation group from the pages', () => {
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

it('publishes each page beside its HTML, and an index', () => {
  publishJson([page('Grid')], dir, '/x/');
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'));
  expect(read('api/grid/grid.json')).toMatchObject({ name: 'Grid', kind: 'component' });
  expect(read('api/index.json')).toEqual(publishedIndex([page('Grid')], '/x/'));
  expect(publishedIndex([page('Grid')], '/x/')[0]?.json).toBe('/x/api/grid/grid.json');
});

it('makes a folder hold exactly the given files and leaves what is right alone', () => {
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
