import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePath, demoPagePath } from '../paths';
import { wordsOf } from '../words';
import type { DemoSource } from '../ui/useDemo';
import { cacheGroups, demoChunks, sharedChunk } from './chunks';
import { cacheGroups as styleGroups } from '../../bundler/page-weight/styles/chunks';
import { docsFrame, interfaceChunks, styleChunks } from '../../features';
import { demoPageFile, demoPagesModule, demoPageHtml, writeDemoPages } from './demoPage';

describe('paths of demos', () => {
  it.each([
    ['docs/react-data-grid/sorting/index.mdx', 'react-data-grid/sorting'],
    ['docs/index.mdx', ''],
    ['versioned_docs/version-8.0.0/react-charts/index.mdx', '8.0.0/react-charts'],
    ['blog/8.1.0.mdx', 'blog/8.1.0'],
    ['docs\\react-charts\\index.mdx', 'react-charts'],
    ['', ''],
  ])('%j is at %j', (page, path) => {
    expect(pagePath(page)).toBe(path);
  });

  it('puts the name of the demo last', () => {
    expect(demoPagePath('docs/react-charts/index.mdx', 'Bars')).toBe('react-charts/Bars');
    expect(demoPagePath('docs/index.mdx', 'Bars')).toBe('Bars');
  });
});

describe('wordsOf', () => {
  it.each([
    ['VisibleColumns', 'Visible columns'],
    ['CSVExport', 'CSV export'],
    ['Utc2Local', 'Utc2 local'],
    ['A', 'A'],
    ['', ''],
  ])('%j becomes %j', (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });
});

describe('chunks', () => {
  const inModules = (path: string): string => `/site/node_modules/${path}`;
  it.each([
    ['@mui/x-data-grid/esm/index.js', 'demo-x-data-grid'],
    ['@mui/x-data-grid-pro/node_modules/@mui/x-license/esm/index.js', 'demo-x-license'],
    ['@mui/material/esm/Button/Button.js', 'demo-material'],
    ['@mui/material/esm/styles/createTheme.js', 'demo-base'],
    ['@emotion/cache/dist/x.js', 'demo-base'],
    ['d3-scale/src/band.js', 'demo-x-charts-vendor'],
    ['@mui/x-charts-vendor/es/d3-scale.js', 'demo-x-charts-vendor'],
    ['@mui/x-data-grid-pro/esm/index.js', 'demo-x-data-grid-pro'],
    ['x-data-grid-8-0-0/esm/index.js', 'demo-x-data-grid-8-0-0'],
    ['d3-scale/node_modules/some/index.js', undefined],
    ['x-data-grid-8-0-0/node_modules/reselect/index.js', 'demo-x-data-grid-8-0-0'],
    ['dayjs/esm/index.js', undefined],
    ['react/index.js', undefined],
    ['../src/demos/browser/runtime/index.ts', 'demo-base'],
    ['../src/demos/sandbox/index.ts', undefined],
  ])('%s goes to %s', (path, chunk) => {
    const installed = [
      ...['@mui/material', '@mui/x-charts-vendor', '@mui/x-data-grid', '@mui/x-data-grid-pro'],
      ...['@mui/x-license', 'react', 'x-data-grid-8-0-0'],
    ];
    const chunksOf = (file: string): string[] =>
      demoChunks(installed).flatMap(({ name, test }) => (test.test(file) ? [name] : []));
    const expected = chunk === undefined ? [] : [chunk];
    expect(chunksOf(inModules(path))).toEqual(expected);
    expect(chunksOf(inModules(path).replaceAll('/', '\\'))).toEqual(expected);
  });

  it('puts each shared library and sample data file in its own chunk', () => {
    expect(sharedChunk(inModules('dayjs/locale/de.js'))).toBe('demo-lib-dayjs');
    expect(sharedChunk(inModules('@mui/icons-material/esm/Code.js'))).toBe(
      'demo-lib-mui-icons-material',
    );
    expect(sharedChunk('/site/sample-data/orders.ts')).toBe('demo-data-orders');
    expect(sharedChunk('/site/docs/react-charts/Bars.tsx')).toBeUndefined();
  });

  const groups = Object.entries<{
    test?: RegExp;
    chunks: string | ((chunk: { name?: string | null }) => boolean);
  }>(cacheGroups(path.resolve(import.meta.dirname, '../../..'), { docsFrame, interfaceChunks }));
  /** The groups that a module goes into when the chunk that needs it is of a demo, or of a page. */
  const groupsOf = (file: string, chunk: { name?: string }): string[] =>
    groups.flatMap(([name, { test, chunks }]) =>
      (!test || test.test(file)) && (typeof chunks === 'string' || chunks(chunk)) ? [name] : [],
    );

  it.each([
    ['/site/sample-data/orders.ts', 'demoShared'],
    ['/site/docs/react-charts/Bars.tsx', undefined],
  ])('pages never load %s of a demo', (file, group) => {
    expect(groupsOf(file, {})).toEqual(group ? [group] : []);
    expect(groupsOf(file, { name: 'content---docs' })).toEqual(['common']);
  });

  it.each([
    ['/site/src/demos/ui/Demo.tsx', 'interface'],
    ['/site/src/demos/ui/DemoPage.tsx', undefined],
    ['/site/src/inspect/ui/InspectableDemo.tsx', 'interface'],
    ['/site/src/live-editing/ui/start.tsx', undefined],
    ['/site/src/components/Plan/index.tsx', 'docs'],
    ['/site/src/components/Plan.tsx', 'docs'],
    ['/site/src/components/Plan/styles.css', undefined],
  ])('pages that need %s share it only where others do', (file, group) => {
    expect(groupsOf(file, { name: 'content---docs' }).filter((name) => name !== 'common')).toEqual(
      group ? [group] : [],
    );
  });

  it("puts a stylesheet either in the site's stylesheet or in a separate chunk", () => {
    const { styles, styleParts } = styleGroups(styleChunks);
    for (const [file, isPart] of [
      ['/site/src/demos/ui/Demo.module.css', true],
      ['C:\\site\\src\\demos\\ui\\Demo.module.css', true],
      ['/site/src/css/base.css', false],
    ] as const) {
      expect(styleParts.test.test(file)).toBe(isPart);
      expect(styles.test.test(file)).toBe(!isPart);
    }
  });
});

describe('playground', () => {
  const parts = {
    title: 'A & B',
    code: '<pre>$1</pre>',
    link: '<p/>',
    base: '/x/',
    path: 'react-charts/A',
  };

  it('loads each demo by its path, and says which ones need the icon font', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));
    const demo = (name: string): string => {
      const file = path.join(dir, `${name}.mjs`);
      fs.writeFileSync(file, `export const evaluate = () => '${name}';`);
      return file;
    };
    const pages = path.join(dir, 'pages.mjs');
    const demos = [
      { file: demo('A'), path: 'p/A', needsIconFont: false },
      { file: demo('B'), path: 'p/B', needsIconFont: true },
    ];
    fs.writeFileSync(pages, demoPagesModule(demos));
    const { default: found } = (await import(pages)) as { default: Record<string, DemoSource> };
    const loaded = Object.entries(found).map(async ([key, { load, needsIconFont = false }]) => [
      key,
      (await load()).evaluate(),
      needsIconFont,
    ]);
    expect(await Promise.all(loaded)).toEqual([
      ['p/A', 'A', false],
      ['p/B', 'B', true],
    ]);
    fs.rmSync(dir, { recursive: true });
  });

  it("fills the shell with the demo's title, URL, link, and code", () => {
    const shell =
      '<title>x</title><link href=http://h/x/playground/ /><noscript data-playground=""></noscript>';
    expect(demoPageHtml(shell, parts)).toBe(
      '<title>A &amp; B</title><link href=http://h/x/playground/react-charts/A/ /><noscript data-playground=""><p/><pre>$1</pre></noscript>',
    );
  });

  it('redirects from the old URLs of demos whose page was renamed', async () => {
    const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));
    const at = (file: string): string => path.join(outDir, file);
    const write = (file: string, text: string): void => {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), text);
    };
    const demos = ['docs/rows/order', 'docs/rows'].map((folder) => ({
      name: 'Drag',
      file: `/s/${folder}/Drag.tsx`,
      pageFile: `/s/${folder}/index.mdx`,
      path: `${folder.slice('docs/'.length)}/Drag`,
      place: '',
    }));
    write('playground/index.html', '<title>x</title><noscript data-playground=""></noscript>');
    for (const { name, pageFile } of demos) {
      write(demoPageFile(path.relative('/s', pageFile), name), '<pre></pre>');
    }
    const renames = [
      { from: '/oldest/', to: '/row-ordering/' },
      { from: '/row-ordering/', to: '/rows/order/' },
      { from: '/no-demos/', to: '/elsewhere/' },
    ];
    const sections = [
      { from: '/hub/', to: '/rows/order/' },
      { from: '/rows/', to: '/rows/order/' },
    ];
    const site = { baseUrl: '/x/', url: 'https://h', title: 'T' };
    await writeDemoPages({ demos, outDir, ...site, renames, sections });
    for (const old of ['oldest', 'row-ordering', 'hub']) {
      const page = fs.readFileSync(at(`playground/${old}/Drag/index.html`), 'utf8');
      expect(page).toContain('content="0; url=/x/playground/rows/order/Drag/"');
    }
    expect(fs.readFileSync(at('playground/rows/Drag/index.html'), 'utf8')).not.toContain('refresh');
    expect(fs.readdirSync(at('playground')).sort()).toEqual([
      'hub',
      'index.html',
      'oldest',
      'row-ordering',
      'rows',
    ]);
    fs.rmSync(outDir, { recursive: true });
  });

  it('throws when the shell has no placeholder for the code', () => {
    expect(() => demoPageHtml('<title>x</title>', parts)).toThrow('noscript data-playground');
  });
});
