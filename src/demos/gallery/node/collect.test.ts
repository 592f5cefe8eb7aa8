import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productById } from '../../../products';
import type { SitePage } from '../../../content/node/sitePages';
import { collectDemos, componentsIn, planIn } from './collect';

const file = (source: string, imports: Record<string, string[]>) => ({
  file: 'Demo.tsx',
  source,
  imports: Object.entries(imports).map(([specifier, names]) => ({ specifier, names, line: 1 })),
});

describe('componentsIn', () => {
  it('returns the components of MUI X that are rendered', () => {
    const files = [
      file('useState<GridRowsProp>([]); return <DataGrid slots={{ toolbar: Bar }} />;', {
        '@mui/x-data-grid': ['DataGrid', 'GridRowsProp', 'GridToolbar'],
        '@mui/material': ['Box'],
      }),
      file('const Bar = () => (<Box><ColumnsPanelTrigger/></Box>);', {
        '@mui/x-data-grid': ['ColumnsPanelTrigger', 'DataGrid'],
      }),
    ];
    expect(componentsIn(files)).toEqual(['DataGrid', 'ColumnsPanelTrigger']);
  });
});

describe('planIn', () => {
  it.each([
    [['@mui/x-charts'], undefined],
    [['@mui/x-charts', '@mui/x-charts-pro/Heatmap'], 'pro'],
    [['@mui/x-data-grid-premium', '@mui/x-data-grid-pro'], 'premium'],
    [['@mui/x-charts/projection', 'sample-data/x-pro'], undefined],
  ])('returns the plan of %j', (specifiers, plan) => {
    expect(planIn([file('', Object.fromEntries(specifiers.map((name) => [name, []])))])).toBe(plan);
  });
});

describe('collectDemos', () => {
  const page = (address: string, groups: string[], isUnlisted = false): SitePage => ({
    permalink: `/x/${address}/`,
    file: `docs/${address}/index.mdx`,
    title: address,
    description: '',
    product: productById('x-charts'),
    tags: [],
    groups,
    components: [],
    keywords: [],
    isUnlisted,
  });

  it('says which product and group of the navigation real pages are in', () => {
    const found = collectDemos(
      [
        page('react-charts/treemap', ['Charts']),
        page('react-charts/bar-demo', ['Charts', 'Components', 'Bars']),
        page('contributing/components', [], true),
      ],
      process.cwd(),
      '/x/',
    );
    expect(new Set(found.map(({ product }) => product))).toEqual(new Set(['Charts']));
    expect(found.map(({ group }) => group)).toEqual(['Overview', 'Bars']);
    const bars = found[1];
    expect(bars?.path).toBe('/react-charts/bar-demo/');
    expect(bars?.demos.find(({ name }) => name === 'JobsWaterfall')).toMatchObject({
      title: 'Jobs waterfall',
      section: expect.stringContaining('waterfall'),
      components: expect.arrayContaining([expect.stringMatching(/^Bar/)]),
      height: expect.any(Number),
    });
  });

  it('leaves pages that are not valid MDX to the compiler', () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'gallery-'));
    const names = ['with-demo', 'without'];
    for (const name of names) {
      mkdirSync(path.join(siteDir, 'docs', name), { recursive: true });
      const text = name === 'without' ? '{' : '<Demo src="./A.tsx" />\n\n{';
      writeFileSync(path.join(siteDir, 'docs', name, 'index.mdx'), text);
    }
    const pages = names.map((name) => page(name, []));
    expect(collectDemos(pages, siteDir, '/x/')).toEqual([]);
    rmSync(siteDir, { recursive: true });
  });
});
