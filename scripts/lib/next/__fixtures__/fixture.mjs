// A small site whose packages move from 1.0.0 to 1.1.0, and what the command asks of its surroundings.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect } from 'vitest';
import { extractAll } from '../../../../src/api-reference/node/extract';
import { fencesOf } from '../../../../src/code/node/docFences';
import { compileFences, exportedNames, fenceOptions } from '../../../../src/code/node/fences';
import { withPins, withRegistry, withVersionIn } from '../../../../src/versions/next/node/pins';
import { readGuides } from '../../coverage/guides.mjs';
import { membersOf } from '../../coverage/members.mjs';
import { readSurface } from '../../coverage/surface';
import { restoreFrom } from '../../versions/environment.mjs';
import { filesBelow } from '../../versions/site.mjs';
import { releases } from './packages.mjs';
import { site } from './site.mjs';
import { collect, updateList } from '../collect.mjs';
import { move, readKept } from '../move.mjs';
import { describePackages, withTexts } from '../project.mjs';

// Packages find React from here, as those of `extract/__fixtures__`.
const cacheDir = path.resolve(import.meta.dirname, '../../../../node_modules/.cache');
const siteDir = path.resolve(import.meta.dirname, '../../../..');

let root = '';
/** A path in the site. */
export const at = (...parts) => path.join(root, ...parts);
export const read = (file) => readFileSync(at(file), 'utf8');

export function write(files, folder = '') {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(folder, file)), { recursive: true });
    writeFileSync(at(folder, file), text);
  }
}

export const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** Before each test of a file: a site of its own, under git, with its packages; afterwards nothing is left of it. */
export function useSite() {
  beforeEach(makeSite);
  afterEach(() => rmSync(root, { recursive: true }));
}

function makeSite() {
  mkdirSync(cacheDir, { recursive: true });
  root = mkdtempSync(path.join(cacheDir, 'next-version-'));
  write(site);
  git('init', '--quiet');
  git('config', 'user.name', 'Fixture');
  git('config', 'user.email', 'fixture@example.org');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A site');
  reinstall();
}

/** Makes node_modules what package.json says. */
function reinstall() {
  const { dependencies } = JSON.parse(read('package.json'));
  rmSync(at('node_modules'), { recursive: true, force: true });
  for (const [folder, specifier] of Object.entries(dependencies)) {
    const [, name = folder, version] = /^(?:npm:(.+)@)?([\d.]+)$/.exec(specifier);
    write(releases[name][version], `node_modules/${folder}`);
  }
}

function install(specifiers) {
  const manifest = JSON.parse(read('package.json'));
  for (const specifier of specifiers) {
    const [, folder, version] = /^(@?[^@]+)@(.+)$/.exec(specifier);
    manifest.dependencies[folder] = version;
  }
  write({
    'package.json': JSON.stringify(manifest, null, 2) + '\n',
    'package-lock.json': '{"a":1}\n',
  });
  reinstall();
}

const log = 'node_modules/@fixture/x-sheet/CHANGELOG.md';

const lists = {
  interfacePages: { sheet: ['SheetColumn'] },
  ...{ internals: {}, partPrefixes: {}, ambientDeclarations: {}, blockSources: {} },
};

const product = () => ({
  slug: 'sheet',
  packages: Object.keys(releases).map((name) => ({
    ...{ name, dir: at('node_modules', name) },
    plan: name.endsWith('-pro') ? 'pro' : 'community',
  })),
});

export function project() {
  const isNew = () => read('package.json').includes('"@fixture/x-sheet": "1.1.0"');
  const compilerOptions = { ...fenceOptions(siteDir), jsx: ts.JsxEmit.ReactJSX };
  return {
    root,
    readReference: () => {
      const interfaces = isNew() ? [] : lists.interfacePages.sheet;
      return {
        ...extractAll([product()], { ...lists, interfacePages: { sheet: interfaces } }),
        entries: [],
      };
    },
    membersOf: (_, pages) => membersOf(pages, readSurface(product()), '/api/sheet/'),
    products: () => [
      {
        ...{ id: 'x-sheet', name: 'Sheet', slug: 'sheet' },
        changelog: { file: log, text: read(log) },
        guides: readGuides(root, ['/react-sheet']).map((guide) => withTexts(root, guide)),
      },
    ],
    pages: () =>
      ['docs/react-sheet/quickstart/index.mdx', 'docs/react-sheet/other/index.mdx'].map((file) => ({
        ...{ file, text: read(file) },
      })),
    // As it was committed.
    frozenText: (file) => site[file],
    messages: () =>
      isNew() ? [{ file: 'node_modules/@fixture/x-sheet/other.js', beginning: 'Torn' }] : [],
    messageExceptions: { 'Nobody sees it.': ['Old'] },
    typecheck: async () => {
      const file = at('docs/react-sheet/quickstart/Zoomed.tsx');
      const program = ts.createProgram([file], { ...compilerOptions, noEmit: true });
      return ts.formatDiagnostics(program.getSemanticDiagnostics(program.getSourceFile(file)), {
        getCurrentDirectory: () => root,
        getCanonicalFileName: (name) => name,
        getNewLine: () => '\n',
      });
    },
    fences: async () => {
      const file = 'docs/react-sheet/quickstart/index.mdx';
      const names = exportedNames(Object.keys(releases), at('docs'), compilerOptions);
      return compileFences(fencesOf(file, read(file)), at('docs'), names, compilerOptions);
    },
    claims: async () => ({
      testResults: [
        {
          name: at('docs/react-sheet/quickstart/claims.test.tsx'),
          status: isNew() ? 'failed' : 'passed',
          assertionResults: [
            {
              ...{ title: 'The sheet never scrolls', status: isNew() ? 'failed' : 'passed' },
              failureMessages: ['AssertionError: expected 0 to be 40\n    at claims.test.tsx'],
            },
          ],
        },
      ],
    }),
    lastClaims: () => undefined,
    navigation: () => {
      const items = [
        { type: 'doc', key: '/react-sheet/quickstart', customProps: { tags: ['new'] } },
      ];
      return {
        text: read('sidebars.ts'),
        current: { docs: items },
        frozen: { '0.9.0': { docs: items } },
      };
    },
    searchFixture: () => ({ file: 'queries.json', text: read('queries.json') }),
  };
}

export function environment(other = {}) {
  const calls = [];
  return {
    ...{ calls, root, current: '1.0.0', withRegistry, withPins, withVersionIn },
    packages: { '@fixture/x-sheet': '1.0.0', '@fixture/x-sheet-pro': '1.0.1' },
    folderOf: (name, version, current) =>
      current[name] === version ? name : `${name.split('/')[1]}-${version.replaceAll('.', '-')}`,
    changes: () => git('status', '--porcelain').trimEnd(),
    remember: (file) => git('hash-object', '-w', file).trim(),
    commit: () => git('rev-parse', 'HEAD').trim(),
    restore: (commit, files) => restoreFrom(root, commit, files),
    publishedOf: async (name) => Object.keys(releases[name]),
    cut: async (version) => {
      calls.push(`cut ${version}`);
      write({
        'versions.json': `["${version}"]`,
        [`versioned_docs/version-${version}/a.mdx`]: 'a',
        'src/products/snapshot-packages.json': JSON.stringify({
          [version]: { packages: { '@fixture/x-sheet': version, '@fixture/x-sheet-pro': '1.0.1' } },
        }),
      });
    },
    install: async (specifiers) => {
      calls.push(...specifiers);
      install(specifiers.filter((each) => each.startsWith('@')));
    },
    reinstall: async () => reinstall(),
    describe: async () => describePackages(project()),
    log: () => {},
    ...other,
  };
}

/** The whole command. */
export async function next(env = environment()) {
  const state = await move('1.1.0', env);
  return look(state);
}

export async function look(state) {
  const findings = await collect(project(), state, readKept(root, 'before'));
  expect(findings.filter(({ notRun }) => notRun !== undefined)).toEqual([]);
  return updateList(root, state, findings);
}

/** All that git knows of, and the packages. */
export const tree = () =>
  Object.fromEntries(
    filesBelow(root)
      .filter((file) => !file.startsWith('.git/'))
      .map((file) => [file, read(file)]),
  );

export const titles = (entries, source) =>
  entries
    .filter((each) => each.source === source && !each.done)
    .map(({ title }) => title)
    .sort();

/** A move whose reference is not asked for. */
export const quick = { describe: async () => ({ pages: [], members: {} }) };
