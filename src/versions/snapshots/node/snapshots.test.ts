import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePins } from '../../../products/pins';
import { checkRenames, forgottenRenames, pathsOfPage } from '../../../products/renames';
import {
  aliasOf,
  docsDirOf,
  folderOf,
  nearestOf,
  pinsOfFile,
  snapshotOfFile,
  snapshots,
  type Snapshot,
} from '../../../products/snapshots';
import { demoChunks, sharedChunk } from '../../../demos/node/chunks';
import { frozenPaths } from './existing';
import { redirectPage, targetsOf, writeRedirects } from './redirects';
import remarkVersionLinks, { linkInVersion } from './remarkVersionLinks';
import { substituteOf } from './typecheck';
import { aliasRules, dependencyAliases, missingPackages } from './rules';

const snapshot: Snapshot = {
  version: '7.0.0',
  packages: { '@mui/x-tree-view': '7.0.0', '@mui/x-tree-view-pro': '7.2.0' },
};
const all = [snapshot];

describe('the registry of snapshots', () => {
  it('names the folder of a package, and reuses the current package for the same version', () => {
    expect(aliasOf('@mui/x-data-grid', '8.0.0-beta.1')).toBe('x-data-grid-8-0-0-beta-1');
    expect(folderOf('@mui/x-tree-view', '7.0.0')).toBe('x-tree-view-7-0-0');
    const license = '@mui/x-license';
    expect(folderOf(license, packagePins[license] ?? '')).toBe(license);
    expect(folderOf('@mui/x-tree-view', '7.0.0', { '@mui/x-tree-view': '7.0.0' })).toBe(
      '@mui/x-tree-view',
    );
  });

  it('pins the packages of a snapshot for its own files only', () => {
    const file = 'versioned_docs/version-7.0.0/a/index.mdx';
    expect(snapshotOfFile(file, all)).toBe(snapshot);
    expect(snapshotOfFile('versioned_docs/version-7.0.0-rc/a/index.mdx', all)).toBeUndefined();
    expect(pinsOfFile(file, all)['@mui/x-tree-view']).toBe('7.0.0');
    expect(pinsOfFile('docs/a/index.mdx', all)['@mui/x-tree-view']).not.toBe('7.0.0');
    expect(nearestOf(snapshot)).toEqual({ '@mui/x-tree-view-pro': '7.2.0' });
  });
});

describe('packages of a snapshot', () => {
  let siteDir = '';
  const install = (folder: string, version: string): void => {
    const dir = path.join(siteDir, 'node_modules', folder);
    fs.mkdirSync(dir, { recursive: true });
    fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ version }));
  };
  beforeAll(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshots-'));
    install('x-tree-view-7-0-0', '7.0.0');
    install('x-tree-view-pro-7-2-0', '7.2.0');
    // The Pro package is from another release, with its own copy of the community package.
    install('x-tree-view-pro-7-2-0/node_modules/@mui/x-tree-view', '7.2.0');
  });
  afterAll(() => fs.rmSync(siteDir, { recursive: true }));

  it('are aliased in its files, and other imports stay unchanged', () => {
    const [ofPages] = aliasRules(siteDir, all);
    expect(ofPages?.test.test('/site/versioned_docs/version-7.0.0/a/Demo.tsx')).toBe(true);
    expect(ofPages?.test.test('C:\\site\\versioned_docs\\version-7.0.0\\a\\Demo.tsx')).toBe(true);
    expect(ofPages?.test.test('/site/versioned_docs/version-7x0.0/a/Demo.tsx')).toBe(false);
    expect(ofPages?.resolve.alias).toMatchObject({ '@mui/x-tree-view': 'x-tree-view-7-0-0' });
    const substitute = substituteOf(siteDir, snapshot);
    const demo = path.join(siteDir, 'versioned_docs/version-7.0.0/a/Demo.tsx');
    expect(substitute('@mui/x-tree-view/TreeItem', demo)).toBe('x-tree-view-7-0-0/TreeItem');
    expect(substitute('@mui/material', demo)).toBe('@mui/material');
    expect(substitute('@mui/x-tree-view', path.join(siteDir, 'docs/a/Demo.tsx'))).toBe(
      '@mui/x-tree-view',
    );
  });

  it('share a dependency of the same version, and keep their own copy of another version', () => {
    const folders = {
      '@mui/x-tree-view': 'x-tree-view-7-0-0',
      '@mui/x-tree-view-pro': 'x-tree-view-pro-7-2-0',
    };
    const aliases = () => dependencyAliases(siteDir, 'x-tree-view-pro-7-2-0', folders);
    expect(aliases()['@mui/x-tree-view']).toBeUndefined();
    install('x-tree-view-pro-7-2-0/node_modules/@mui/x-tree-view', '7.0.0');
    expect(aliases()['@mui/x-tree-view']).toBe('x-tree-view-7-0-0');
  });

  it('are reported with the install command when one is missing or has the wrong version', () => {
    expect(missingPackages(siteDir, all)).toEqual([]);
    const incomplete = { version: '7.0.0', packages: { '@mui/x-charts': '7.1.0' } };
    expect(missingPackages(siteDir, [incomplete])).toEqual([
      'src/products/snapshot-packages.json: 7.0.0 needs @mui/x-charts 7.1.0, but node_modules/x-charts-7-1-0 does not exist. Run: npm install --save-exact x-charts-7-1-0@npm:@mui/x-charts@7.1.0',
    ]);
    install('x-tree-view-7-0-0', '7.0.1');
    expect(missingPackages(siteDir, all)).toEqual([
      'src/products/snapshot-packages.json: 7.0.0 needs @mui/x-tree-view 7.0.0, but node_modules/x-tree-view-7-0-0 is 7.0.1. Run: npm install --save-exact x-tree-view-7-0-0@npm:@mui/x-tree-view@7.0.0',
    ]);
  });

  it('have their own chunks, which include their nested dependencies', () => {
    const inside = '/s/node_modules/x-tree-view-pro-7-2-0/node_modules/@mui/x-license/index.js';
    const chunks = demoChunks(['@mui/x-license', '@mui/x-tree-view', 'x-tree-view-pro-7-2-0']);
    const chunkOf = (file: string) => chunks.find(({ test }) => test.test(file))?.name;
    expect(chunkOf(inside)).toBe('demo-x-tree-view-pro-7-2-0');
    expect(chunkOf('/s/node_modules/@mui/x-tree-view/index.js')).toBe('demo-x-tree-view');
    expect(sharedChunk('/s/versioned_docs/version-7.0.0/_sample-data/orders.ts')).toBe(
      'demo-data-orders-7.0.0',
    );
    expect(sharedChunk('/s/sample-data/orders.ts')).toBe('demo-data-orders');
  });
});

it('links between pages of a frozen version stay in that version', () => {
  const hasPage = (page: string) => ['a', 'a/b'].includes(page);
  const link = (url: string) => linkInVersion(url, '7.0.0', hasPage);
  expect(link('/a/')).toBe('/7.0.0/a/');
  expect(link('/a/b?x=1#y')).toBe('/7.0.0/a/b?x=1#y');
  expect(link('/a/components-api/')).toBe('/7.0.0/a/components-api/');
  for (const url of ['/', '/blog/', '/7.0.0/a/', '#a', 'https://a.example/a/', '../a/']) {
    expect(link(url)).toBe(url);
  }
});

it.each(snapshots)('links in admonitions and props stay in $version, too', ({ version }) => {
  const attribute = { type: 'mdxJsxAttribute', name: 'to', value: '/introduction/' };
  const link = { type: 'link', url: '/introduction/', children: [] };
  const tree = {
    type: 'root',
    children: [
      { type: 'containerDirective', name: 'note', attributes: {}, children: [link] },
      { type: 'mdxJsxFlowElement', name: 'Card', attributes: [attribute], children: [] },
    ],
  };
  const file = path.join(process.cwd(), docsDirOf({ version }), 'introduction/index.mdx');
  const keepLinks = remarkVersionLinks({ siteDir: process.cwd() });
  keepLinks(tree as unknown as Root, new VFile({ path: file }));
  const expected = `/${version}/introduction/`;
  expect([link.url, attribute.value]).toEqual([expected, expected]);
});

describe('renamed pages', () => {
  const renames = [
    { from: '/a/', to: '/b/' },
    { from: '/b/', to: '/c/' },
  ];
  const hasPage = (page: string) => page === '/c/';

  it('are followed in both directions, across several renames', () => {
    expect(pathsOfPage('/a/', renames)).toEqual(['/a/', '/b/', '/c/']);
    expect(pathsOfPage('/c/', renames)).toEqual(['/c/', '/b/', '/a/']);
    expect(pathsOfPage('/d/', renames)).toEqual(['/d/']);
    expect(checkRenames(hasPage, renames)).toEqual([]);
    expect([...targetsOf(hasPage, renames)]).toEqual([
      ['/a/', '/c/'],
      ['/b/', '/c/'],
    ]);
    const html = redirectPage('/x/c/', { baseUrl: '/x/', url: 'https://h' });
    expect(html).toContain('content="0; url=/x/c/"');
    expect(html).toContain('<link rel="icon"');
  });

  it('must be declared when a frozen version has a page that no longer exists', () => {
    const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'renames-'));
    const write = (file: string): void => {
      const target = path.join(siteDir, 'versioned_docs/version-7.0.0', file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, '');
    };
    ['a', 'c', 'rows/order', 'api/tree', '_sample-data'].forEach((page) =>
      write(`${page}/index.mdx`),
    );
    write('rows/order/Demo.tsx');
    const frozen = frozenPaths(siteDir, all);
    fs.rmSync(siteDir, { recursive: true });
    expect([...frozen.keys()].sort()).toEqual(['/a/', '/c/', '/rows/order/']);

    const asked = forgottenRenames(frozen, hasPage, () => '/c/', renames);
    expect(asked).toEqual([
      `"/rows/order/" is a page of 7.0.0, but it does not exist in the current docs. Add the page that took its place to src/products/renames.ts, for example { from: '/rows/order/', to: '/c/' }.`,
    ]);
    expect(forgottenRenames(new Map([['/c/', '7.0.0']]), hasPage, () => undefined)).toEqual([]);
  });

  it('also redirect their API tab if the page still has one', async () => {
    const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
    fs.mkdirSync(path.join(outDir, 'c/components-api'), { recursive: true });
    await writeRedirects(outDir, { baseUrl: '/x/', url: 'https://h' }, new Map([['/a/', '/c/']]));
    const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');
    expect(read('a/index.html')).toContain('url=/x/c/"');
    expect(read('a/components-api/index.html')).toContain('url=/x/c/components-api/"');
    expect(fs.existsSync(path.join(outDir, 'a/hooks-api'))).toBe(false);
    fs.rmSync(outDir, { recursive: true });
  });

  it('are reported when an entry is invalid', () => {
    const check = (from: string, to: string) => checkRenames(hasPage, [{ from, to }]).join();
    expect(check('/c/', '/c/')).toContain('there is a page at "/c/"');
    expect(check('/a/', '/d/')).toContain('there is no page at "/d/"');
    expect(check('a', '/c/')).toContain('"a" is not a page path');
    expect(checkRenames(hasPage, [renames[1]!, renames[1]!])).toHaveLength(1);
  });
});
