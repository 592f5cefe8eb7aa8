import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { exampleMember } from '../__fixtures__/exampleMember';
import { examplePage } from '../__fixtures__/examplePage';
import { buildReference, unknownComponents } from '../reference';
import type { ApiPage } from '../../types';
import { namedMembers, tabComponents, tabModule, tabPath } from './module';

const member = exampleMember({ description: 'A text.' });

const page = (name: string, plan: ApiPage['plan'], props: readonly string[]): ApiPage =>
  examplePage(name, { plan, props: Object.fromEntries(props.map((prop) => [prop, member])) });

const pages = [
  page('Grid', 'community', ['rows']),
  page('GridPro', 'pro', ['rows', 'tree']),
  page('GridPremium', 'premium', ['rows', 'tree', 'pivot']),
  page('GridToolbar', 'community', ['rows']),
];

describe('tabComponents', () => {
  const shown = (...names: string[]) =>
    tabComponents(names, pages).map(({ page: own, within }) => [own.name, within?.name]);

  it('does not repeat a component if the largest plan has all its members', () => {
    expect(shown('Grid', 'GridPro', 'GridPremium', 'GridToolbar')).toEqual([
      ['Grid', 'GridPremium'],
      ['GridPro', 'GridPremium'],
      ['GridPremium', undefined],
      ['GridToolbar', undefined],
    ]);
  });

  it('shows a component once if no larger plan has all its members', () => {
    expect(shown('Grid', 'Grid', 'Missing')).toEqual([['Grid', undefined]]);
    const other = [page('Grid', 'community', ['legacy']), ...pages.slice(1)];
    expect(tabComponents(['Grid', 'GridPro'], other)[0]?.within).toBeNull();
  });
});

describe('namedMembers', () => {
  const part = (name: string, className: string | null = null) =>
    ({ name, className, default: null, description: '', plan: 'community' }) as const;
  const grid = {
    ...page('Grid', 'community', ['rows', 'density', 'onRowClick']),
    slots: [part('toolbar'), part('row', 'MuiGrid-row'), part('cell'), part('footer')],
    classes: ['root', 'loading', 'edge'].map((key) => ({
      key,
      className: `MuiGrid-${key}`,
      description: '',
    })),
    types: { Density: "Density = Size | 'own'", Size: 'Size = number', Other: 'Other = string' },
  };
  grid.props = { ...grid.props, density: exampleMember({ type: 'Density' }) };

  it('keeps what the text names, and what the demos pass', () => {
    const { props, slots, classes, types } = namedMembers(grid, {
      text: ['density="compact"', 'toolbar', '.MuiGrid-root', 'classes.edge'],
      demos: ['<Grid rows={rows} slotProps={{ footer: { row: 1 } }} getRow={(row) => row.cell} />'],
    });
    expect(Object.keys(props)).toEqual(['rows', 'density']);
    expect(slots.map(({ name }) => name)).toEqual(['toolbar', 'row', 'footer']);
    expect(classes.map(({ key }) => key)).toEqual(['root', 'edge']);
    expect(Object.keys(types ?? {})).toEqual(['Density', 'Size']);
  });

  it('keeps nothing of a page that the guide names nothing of', () => {
    const { props, slots, classes, types } = namedMembers(grid, { text: ['Grid'], demos: [] });
    expect([props, slots, classes, types]).toEqual([{}, [], [], {}]);
  });
});

describe('tabModule', () => {
  const version = { label: '8.0.0', docsDir: 'versioned_docs/version-8.0.0', segment: '8.0.0' };
  const reference = buildReference(version, '/x/', pages, []);
  const doc = {
    title: 'Rows',
    permalink: '/x/8.0.0/rows/',
    frontMatter: { components: ['Grid', 'GridPro'] },
    previous: { title: 'A', permalink: '/x/a/' },
  } as unknown as DocMetadata;
  const source = tabModule(doc, reference, { text: ['tree', 'rows'], demos: [] }) ?? '';

  it("exports a page's metadata and table of contents, derived from its guide", () => {
    expect(source).toContain('"permalink":"/x/8.0.0/rows/components-api/"');
    expect(source).toContain('"title":"Rows: API"');
    expect(source).not.toContain('"previous":{');
    expect(source).toContain('export const toc = [{"value":"Grid","id":"Grid","level":2}');
    expect(source).toContain('{"value":"Props","id":"GridPro-props","level":3}');
    expect(tabPath('/x/rows')).toBe('/x/rows/components-api/');
  });

  it('imports only the tables of the components that it shows', () => {
    const imports = [...source.matchAll(/^import .* from (".*");$/gm)].map(([, from]) => from);
    expect(imports).toHaveLength(1);
    const key = '/x/8.0.0/api/data-grid/gridpro/tab/x/8.0.0/rows/';
    expect(imports[0]).toContain(`page.api?${key}&`);
    expect(reference.sections.get(key)?.[0]?.html).toContain('id="GridPro-prop-tree"');
  });

  it('shows only what the guide names, and says how much that is', () => {
    const short = tabModule(doc, reference, { text: ['`rows`'], demos: [] }) ?? '';
    expect(short).toContain('"named":1,"all":2');
    const key = '/x/8.0.0/api/data-grid/gridpro/tab/x/8.0.0/rows/';
    expect(reference.sections.get(key)?.[0]?.html).not.toContain('id="GridPro-prop-tree"');
    const none = tabModule(doc, reference, { text: [], demos: [] }) ?? '';
    expect(none).not.toContain('page.api');
  });

  it('returns null for a page without components', () => {
    expect(tabModule({ ...doc, frontMatter: {} }, reference, { text: [], demos: [] })).toBeNull();
  });
});

describe('buildReference', () => {
  const guide = {
    file: 'rows/index.mdx',
    path: '/rows/',
    title: 'Rows',
    components: ['Grid', 'GridPrm'],
    line: 4,
    demos: [],
    moved: [],
  };

  it('rejects unknown component names and suggests similar ones', () => {
    const names = pages.map(({ name }) => name);
    expect(unknownComponents([guide], names, 'docs')).toEqual([
      'docs/rows/index.mdx:4: "components" has "GridPrm", which has no page in the API reference. The nearest names: "GridPro", "Grid", "GridPremium".',
    ]);
    const version = { label: '1', docsDir: 'docs', segment: '' };
    expect(() => buildReference(version, '/x/', pages, [guide])).toThrow('GridPrm');
  });

  it('builds a frozen version with only its own URLs, links, and label', () => {
    const version = { label: '8.0.0', docsDir: 'versioned_docs/version-8.0.0', segment: '8.0.0' };
    const own = { ...guide, components: ['Grid'] };
    const { sections, files, base } = buildReference(version, '/x/', pages, [own]);
    expect(base).toBe('/x/8.0.0/');
    expect([...files.keys()]).toContain('data-grid/grid/index.mdx');
    const html = sections.get('/x/8.0.0/api/data-grid/grid/')?.[0]?.html ?? '';
    expect(html).toContain('href="/x/8.0.0/rows/"');
    expect(html).toContain('documented version 8.0.0');
    expect(html).toContain('/x/8.0.0/api/data-grid/grid.json');
    expect(files.get('data-grid/index.mdx')).toContain('pathname:///8.0.0/api/index.json');
    const all = [...files.values(), ...[...sections.values()].flat().map((each) => each.html)];
    expect(all.join('\n').replaceAll('/x/8.0.0/', '')).not.toContain('/x/');
  });

  it('produces identical output for identical input', () => {
    const version = { label: '1', docsDir: 'docs', segment: '' };
    const guides = [{ ...guide, components: ['Grid'] }];
    const build = () => {
      const { files, sections, pages: own } = buildReference(version, '/x/', pages, guides);
      return JSON.stringify([[...files], [...sections], own]);
    };
    expect(build()).toBe(build());
  });
});
