import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { exampleMember } from '../__fixtures__/exampleMember';
import { examplePage } from '../__fixtures__/examplePage';
import { referenceVersions } from '../versions';
import type { ApiPage } from '../../types';
import { findTarget, indexNames } from './findTarget';
import rehypeApiLinks from './rehypeApiLinks';

const member = exampleMember();

const page = (name: string, at: string, part: Partial<ApiPage>): ApiPage =>
  examplePage(name, {
    path: at,
    source: { package: '@mui/x-data-grid', version: '8.1.0' },
    ...part,
  });

const slot = (name: string, className: string | null) => ({
  name,
  default: null,
  description: '',
  className,
  plan: 'community' as const,
});

const pages = [
  page('DataGrid', '/api/data-grid/data-grid/', {
    props: { rows: member, id: member, density: member, onRowClick: member, loading: member },
    slots: [slot('toolbar', null), slot('cell', 'MuiDataGrid-cell'), slot('loading', null)],
    classes: [{ key: 'root', className: 'MuiDataGrid-root', description: '' }],
  }),
  page('DataGridPro', '/api/data-grid/data-grid-pro/', {
    props: { rows: member, treeData: member },
  }),
  page('GridColDef', '/api/data-grid/grid-col-def/', {
    kind: 'interface',
    props: { valueGetter: member },
  }),
  page('GridApi', '/api/data-grid/grid-api/', { kind: 'interface', props: { setRows: member } }),
  page('RadarChart', '/api/charts/radar-chart/', { product: 'charts' }),
];
const index = indexNames(pages);
const grids = ['DataGrid', 'DataGridPro'];

describe('findTarget', () => {
  const grid = '/api/data-grid/data-grid/';
  it.each([
    ['DataGrid', grid],
    ['<DataGrid />', grid],
    ['<DataGrid>', grid],
    ['<DataGrid rows={rows} onRowClick={() => {}} />', grid],
    ['GridColDef[]', '/api/data-grid/grid-col-def/'],
    ['GridColDef<Row>[]', '/api/data-grid/grid-col-def/'],
    ['Unstable_RadarChart', '/api/charts/radar-chart/'],
    ['GridColDef.valueGetter', '/api/data-grid/grid-col-def/#member-valueGetter'],
    ["GridColDef['valueGetter']", '/api/data-grid/grid-col-def/#member-valueGetter'],
    ['rows', `${grid}#prop-rows`],
    ['rows={rows}', `${grid}#prop-rows`],
    ['density="compact"', `${grid}#prop-density`],
    ['id="orders"', `${grid}#prop-id`],
    ['onRowClick()', `${grid}#prop-onRowClick`],
    ['treeData', '/api/data-grid/data-grid-pro/#prop-treeData'],
    ['apiRef.current.setRows()', '/api/data-grid/grid-api/#member-setRows'],
    ['apiRef.current?.setRows([row])', '/api/data-grid/grid-api/#member-setRows'],
    ['setRows()', '/api/data-grid/grid-api/#member-setRows'],
    ['slots.toolbar', `${grid}#slot-toolbar`],
    ['slotProps.toolbar', `${grid}#slot-toolbar`],
    ['classes.root', `${grid}#class-root`],
    ['classes.cell', `${grid}#slot-cell`],
    ['.MuiDataGrid-root', `${grid}#class-root`],
    ['& .MuiDataGrid-cell', `${grid}#slot-cell`],
  ])('%s', (text, target) =>
    expect(findTarget({ text, isSlot: false }, grids, index)).toBe(target),
  );

  it.each([
    'useGridApiRef',
    'id',
    'setRows',
    'toolbar',
    'valueGetter',
    'compact',
    'true',
    'npm install',
    'GridColDef.gone',
    'DataGrid DataGridPro',
    '.MuiDataGrid-gone',
    'constructor',
    '',
  ])('finds no target for %j', (text) =>
    expect(findTarget({ text, isSlot: false }, grids, index)).toBeNull(),
  );

  it("finds members of the page's components only", () => {
    const mention = (text: string) => findTarget({ text, isSlot: false }, ['RadarChart'], index);
    expect(['rows', 'slots.toolbar', '.MuiDataGrid-root', 'setRows()'].map(mention)).toEqual(
      Array(4).fill(null),
    );
    expect(mention('DataGrid')).toBe(grid);
  });

  it('finds a slot if the text calls the name a slot', () => {
    expect(findTarget({ text: 'loading', isSlot: false }, grids, index)).toBe(
      `${grid}#prop-loading`,
    );
    expect(findTarget({ text: 'loading', isSlot: true }, grids, index)).toBe(
      `${grid}#slot-loading`,
    );
    expect(findTarget({ text: 'toolbar', isSlot: true }, grids, index)).toBe(
      `${grid}#slot-toolbar`,
    );
  });
});

async function run(text: string, at = 'docs/a/index.mdx', components?: unknown): Promise<string> {
  const file = new VFile({ path: `/site/${at}`, value: text });
  file.data.frontMatter = { components };
  const options = { siteDir: '/site', pagesOf: () => pages };
  const result = await compile(file, {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [[rehypeApiLinks, options]],
  });
  return String(result);
}

const linksIn = (code: string): string[] =>
  [...code.matchAll(/<_components\.a href="([^"]+)" data-api-link/g)].map(([, href = '']) => href);

describe('rehypeApiLinks', () => {
  it('links names and members in text, lists, emphasis, and tables', async () => {
    const code = await run(
      'Give `DataGrid` its `rows`.\n\n- The `toolbar` slot\n\n**`density`** and *`treeData`*\n\n| Event |\n| --- |\n| `onRowClick` |\n',
      'docs/a/index.mdx',
      grids,
    );
    expect(linksIn(code)).toEqual([
      '/api/data-grid/data-grid/',
      '/api/data-grid/data-grid/#prop-rows',
      '/api/data-grid/data-grid/#slot-toolbar',
      '/api/data-grid/data-grid/#prop-density',
      '/api/data-grid/data-grid-pro/#prop-treeData',
      '/api/data-grid/data-grid/#prop-onRowClick',
    ]);
    expect(code).toContain('<_components.code>{"DataGrid"}</_components.code>');
  });

  it('links each target once per section', async () => {
    const code = await run('`DataGrid`, `<DataGrid />`.\n\n## Next\n\n`DataGrid`');
    expect(linksIn(code)).toHaveLength(2);
  });

  it('leaves headings, links, fences, buttons and other names alone', async () => {
    const code = await run(
      '## `DataGrid`\n\n[`DataGrid`](/b/) <button>`DataGrid`</button> `other`\n\n```tsx\nDataGrid\n```\n\n    DataGrid\n',
    );
    expect(linksIn(code)).toEqual([]);
  });

  it('links components but no members if the front matter lists no valid components', async () => {
    for (const components of [undefined, 'DataGrid', [1]]) {
      const code = await run('`rows` of `DataGrid`', 'docs/a/index.mdx', components);
      expect(linksIn(code)).toEqual(['/api/data-grid/data-grid/']);
    }
  });

  it.each(referenceVersions)('links to the reference of $label on its pages', async (version) => {
    const code = await run('`DataGrid`', `${version.docsDir}/a/index.mdx`);
    const prefix = version.segment && `/${version.segment}`;
    expect(linksIn(code)).toEqual([`${prefix}/api/data-grid/data-grid/`]);
  });

  it.each([
    ['the reference itself', 'docs/api/data-grid/data-grid/index.mdx'],
    ['a version without a reference', 'versioned_docs/version-7.0.0/a/index.mdx'],
    ['a file that is not in the docs', 'blog/a/index.mdx'],
  ])('adds no links in %s', async (_, at) => {
    expect(linksIn(await run('`DataGrid`', at))).toEqual([]);
  });
});
