import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesOf, sizeOf } from '../browser/saving/listedFiles';
import { chunksOf, type Chunk } from './chunkNotes';
import { modulesRequest } from '../../live-editing/names';
import { chunkOwners, pageOwner, requestOwner, saveLists } from './saveLists';
import { shellFiles } from './shell';

const chunk = (files: string[], requests: string[], children: number[] = []): Chunk => ({
  files: files.map((file) => `assets/js/${file}.01234567.js`),
  requests,
  children,
  isEntry: false,
});

const chunks: Chunk[] = [
  { ...chunk(['main'], [], [1, 2, 4, 5]), isEntry: true },
  chunk(['grid'], ['@site/docs/react-data-grid/a/index.mdx'], [3]),
  chunk(['charts'], ['@site/docs/react-charts/index.mdx'], [3]),
  chunk(['material'], ['/site/docs/react-data-grid/a/Demo.tsx']),
  chunk(['playground'], ['@generated/x-demos/default/playground.js'], [3]),
  chunk(['old'], ['@site/versioned_docs/version-8.0.0/react-charts/index.mdx']),
];

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'offline-lists-'));
  const files: Record<string, string> = {
    ...Object.fromEntries(chunks.flatMap(({ files: own }) => own.map((file) => [file, 'code']))),
    'assets/js/grid.01234567.js': 'e("assets/code/89abcdef.json")',
    'assets/code/89abcdef.json': '[]',
    'index.html': '<img src=/x/img/a.png>',
    'react-data-grid/a/index.html': 'grid',
    'react-charts/index.html': 'charts',
    'react-charts/index.html.gz': '1',
    '8.0.0/react-charts/index.html': 'old',
    'playground/react-data-grid/Demo/index.html': 'demo',
    'search/index-0123456789.json': '{}',
    'img/a.png': 'png',
    'sw.js': '',
    _headers: '',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

afterEach(() => rmSync(outDir, { recursive: true }));

it('does not assign a package to a product only because edited code may import it', () => {
  const table: Chunk[] = [
    chunk(['page'], ['@site/docs/react-data-grid/a/index.mdx'], [1]),
    chunk(['live-modules'], [modulesRequest], [2]),
    chunk(['charts'], ['@site/docs/react-charts/index.mdx']),
  ];
  const [page, modules, charts] = chunkOwners(table);
  expect(modules).toEqual(page);
  expect([...(charts ?? [])]).toEqual([requestOwner('@site/docs/react-charts/index.mdx')]);
});

it('the page that runs edited code is shared by all products', () => {
  expect(pageOwner('playground/run/index.html')).toBe(pageOwner('index.html'));
});

it('pages and chunks belong to a product of a version', () => {
  expect(pageOwner('react-charts/bars/index.html')).toBe('8.1.0 x-charts');
  expect(pageOwner('playground/react-charts/Bars/index.html')).toBe('8.1.0 x-charts');
  expect(pageOwner('8.0.0/api/data-grid/index.html')).toBe('8.0.0 x-data-grid');
  expect(pageOwner('index.html')).toBe('');
  expect(requestOwner('@theme/DocItem')).toBeUndefined();
  expect(requestOwner('@site/versioned_docs/version-8.0.0/api/charts/index.mdx')).toBe(
    '8.0.0 x-charts',
  );
});

it('a chunk belongs to every product whose chunks load it, ignoring the entry chunk', () => {
  expect(chunkOwners(chunks).map((own) => [...own].sort())).toEqual([
    [],
    ['8.1.0 x-data-grid'],
    ['8.1.0 x-charts'],
    ['8.1.0 x-charts', '8.1.0 x-data-grid'],
    [],
    ['8.0.0 x-charts'],
  ]);
});

it("each version's list has what each product needs, and all products cover the whole list", () => {
  const lists = saveLists(outDir, chunks);
  expect(lists.map(({ version }) => version).sort()).toEqual(['8.0.0', '8.1.0']);
  const list = lists.find(({ version }) => version === '8.1.0')!;
  const addresses = (groups: readonly string[]) => filesOf(list, groups).map(([file]) => file);
  expect(addresses(['x-data-grid'])).toEqual([
    'assets/code/89abcdef.json',
    'assets/js/grid.01234567.js',
    'assets/js/main.01234567.js',
    'assets/js/material.01234567.js',
    'assets/js/playground.01234567.js',
    'img/a.png',
    'search/index-0123456789.json',
    '',
    'playground/react-data-grid/Demo/',
    'react-data-grid/a/',
  ]);
  expect(addresses(['x-charts'])).not.toContain('assets/code/89abcdef.json');
  expect(addresses(list.groups)).toHaveLength(list.files.length);
  expect(sizeOf(list.files.filter(([file]) => file === 'react-charts/'))).toEqual({
    bytes: 6,
    sentBytes: 1,
    pages: 1,
  });
  expect(saveLists(outDir, chunks)).toEqual(lists);
});

it('the shell consists of the offline page and the files it loads', () => {
  const own = chunk(['page'], ['@site/src/offline/ui/OfflinePage']);
  expect([
    ...shellFiles(
      'offline/index.html',
      '<link href=/x/assets/css/a.01234567.css><a href=/x/react-charts/><script src="/x/assets/js/main.01234567.js">',
      [...chunks, own],
    ),
  ]).toEqual([
    'offline/index.html',
    'assets/css/a.01234567.css',
    'assets/js/main.01234567.js',
    'assets/js/page.01234567.js',
  ]);
});

it("refers to chunks by position instead of the bundler's ids", () => {
  expect(
    chunksOf([
      { id: 7, files: ['b.js', 'b.js.map'], children: ['x'], origins: [{ request: './b' }] },
      { id: 'x', files: ['a.js'], initial: true },
    ]),
  ).toEqual([
    { files: ['a.js'], children: [], requests: [], isEntry: true },
    { files: ['b.js'], children: [0], requests: ['./b'], isEntry: false },
  ]);
});
