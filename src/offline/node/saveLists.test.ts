import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesOf, sizeOf } from '../browser/saving/listedFiles';
import { importsOf, type ChunkGroup, type Import } from './importNotes';
import { modulesRequest } from '../../live-editing/names';
import { currentVersion } from '../../products/registry';
import { pageOwner, requestOwner, saveLists } from './saveLists';
import { shellFiles } from './bundleWorker';

/** The content of each script of the fixture, by the name without its hash. */
const scripts: Record<string, string> = Object.fromEntries(
  'main grid charts material playground old panel results table'
    .split(' ')
    .map((name) => [name, `code of ${name}`]),
);
const code = '{"parts":[]}';
const hashed = (name: string, content: string, ending: string): string =>
  `${name}${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`;
const codeFile = hashed('assets/code/', code, 'json');
scripts.grid = `e("${codeFile}")`;
const script = (name: string): string => hashed(`assets/js/${name}.`, scripts[name] ?? '', 'js');
const sheet = hashed('assets/css/search.', 'a{}', 'css');

const load = (names: string[], request: string, children: number[] = []): Import => ({
  files: names.map((name) => (name === 'sheet' ? sheet : script(name))),
  requests: [request],
  children,
  isEntry: false,
});

const imports: Import[] = [
  { ...load(['main'], './entry.ts', [1, 2, 4, 5, 6, 7, 8]), isEntry: true },
  load(['grid'], '@site/docs/react-data-grid/a/index.mdx', [3]),
  load(['charts'], '@site/docs/react-charts/index.mdx', [3]),
  load(['material'], '@site/docs/react-data-grid/a/Demo.tsx?browser'),
  load(['playground'], '@site/.docusaurus/x-demos/default/playground.js', [3]),
  load(['old'], '@site/versioned_docs/version-8.0.0/react-charts/index.mdx'),
  // The dialog is on every page and shares its styles with the page of results, whose HTML names them.
  load(['panel', 'sheet'], './Panel'),
  load(['results', 'sheet'], '@site/src/pages/results.tsx'),
  load(['table'], modulesRequest, [2]),
];

let outDir: string;

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'offline-lists-'));
  write({
    ...Object.fromEntries(Object.entries(scripts).map(([name, text]) => [script(name), text])),
    [codeFile]: code,
    [sheet]: 'a{}',
    'index.html': '<img src=/x/img/a.png>',
    'react-data-grid/a/index.html': 'grid',
    'react-charts/index.html': 'charts',
    'react-charts/index.html.gz': '1',
    'results/index.html': `<script src=/x/${script('results')}></script><link href=/x/${sheet}>`,
    '8.0.0/react-charts/index.html': 'old',
    'playground/react-data-grid/Demo/index.html': 'demo',
    'search/names.json': '{}',
    'api/index.json': '[]',
    'api/charts/bar-chart.json': '{}',
    '8.0.0/api/index.json': '[]',
    '.well-known/agent-skills/index.json': '{}',
    'img/a.png': 'png',
    'sw.js': '',
    _headers: '',
  });
});

afterEach(() => rmSync(outDir, { recursive: true }));

/** The addresses in the list of the current version for a product, without folders and hashes. */
function listed(product: string): string[] {
  const list = saveLists(outDir, imports).find(({ version }) => version === currentVersion);
  return filesOf(list!, [product]).map(([file]) =>
    file.replace(/^assets\/\w+\/(\w+)\.[0-9a-f]{8}\./, '$1.').replace(codeFile, 'code.json'),
  );
}

it('the page that runs edited code is shared by all products', () => {
  expect(pageOwner('playground/run/index.html')).toBe(pageOwner('index.html'));
});

it('pages and chunks belong to a product of a version', () => {
  expect(pageOwner('react-charts/bars/index.html')).toBe(`${currentVersion} x-charts`);
  expect(pageOwner('playground/react-charts/Bars/index.html')).toBe(`${currentVersion} x-charts`);
  expect(pageOwner('8.0.0/api/data-grid/index.html')).toBe('8.0.0 x-data-grid');
  expect(pageOwner('index.html')).toBe('');
  expect(requestOwner('@theme/DocItem')).toBeUndefined();
  expect(requestOwner('@site/versioned_docs/version-8.0.0/api/charts/index.mdx')).toBe(
    '8.0.0 x-charts',
  );
});

it("each product's list has what the scripts of its pages load, and no pages of others", () => {
  const shared = [
    'main.js',
    'panel.js',
    'search.css',
    'table.js',
    'playground.js',
    'img/a.png',
    'search/names.json',
    'api/index.json',
  ];
  expect(listed('x-data-grid').sort()).toEqual(
    [
      ...[...shared, 'grid.js', 'code.json', 'material.js', ''],
      ...['react-data-grid/a/', 'playground/react-data-grid/Demo/'],
    ].sort(),
  );
  // The demo is in the folder of another product, but on a page of this one.
  expect(listed('x-charts').sort()).toEqual(
    [
      ...[...shared, 'charts.js', 'material.js', ''],
      ...['react-charts/', 'api/charts/bar-chart.json'],
    ].sort(),
  );
});

it('all products together are the whole list, with sizes', () => {
  const lists = saveLists(outDir, imports);
  expect(lists.map(({ version }) => version).sort()).toEqual(['8.0.0', currentVersion]);
  const list = lists.find(({ version }) => version === currentVersion)!;
  expect(filesOf(list, list.groups)).toHaveLength(list.files.length);
  expect(sizeOf(list.files.filter(([file]) => file === 'react-charts/'))).toEqual({
    bytes: 6,
    sentBytes: 1,
    pages: 1,
  });
  expect(saveLists(outDir, imports)).toEqual(lists);
});

it('stops the build if a page or its scripts load what is not there', () => {
  rmSync(path.join(outDir, script('panel')));
  expect(() => saveLists(outDir, imports)).toThrow(`./Panel loads ${script('panel')}`);
  write({ [script('panel')]: scripts.panel ?? '', 'a/index.html': '<img src="/x/img/b.png">' });
  expect(() => saveLists(outDir, imports)).toThrow('a/index.html loads img/b.png');
});

it('stops the build if the worker would refuse a file because its name is not its hash', () => {
  write({ 'assets/js/odd.01234567.js': 'odd' });
  expect(() => saveLists(outDir, imports)).toThrow(
    'The name of assets/js/odd.01234567.js is not the hash of its content.',
  );
});

it('the shell consists of the offline page and the files it loads', () => {
  const own = load(['results'], '@site/src/offline/ui/OfflinePage');
  expect([
    ...shellFiles(
      'offline/index.html',
      '<link href=/x/assets/css/a.01234567.css><a href=/x/react-charts/><script src="/x/assets/js/main.01234567.js">',
      [...imports, own],
    ),
  ]).toEqual([
    'offline/index.html',
    'assets/css/a.01234567.css',
    'assets/js/main.01234567.js',
    script('results'),
  ]);
});

it("records imports by position, and requests relative to the project's folder", () => {
  const group = (files: string[], request: string, children: ChunkGroup[] = []): ChunkGroup => ({
    chunks: [{ files }],
    origins: [{ request }],
    childrenIterable: children,
    isInitial: () => children.length > 0,
  });
  const demo = group(['b.js', 'b.js.map'], '/site/docs/react-charts/Bars.tsx?browser');
  expect(importsOf([demo, group(['a.js'], './entry.ts', [demo])], '/site')).toEqual([
    { files: ['a.js'], children: [1], requests: ['./entry.ts'], isEntry: true },
    {
      files: ['b.js'],
      children: [],
      requests: ['@site/docs/react-charts/Bars.tsx?browser'],
      isEntry: false,
    },
  ]);
});
