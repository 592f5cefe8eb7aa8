import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extractReference } from '../../../src/api-reference/build/extract';
import { fencesOf } from '../../../src/code/build/docFences';
import { fenceOptions } from '../../../src/code/build/fenceOptions';
import { compileFences, exportedNames } from '../../../src/code/build/fences';
import { withPins, withRegistry, withVersionIn } from '../../../src/next-version/build/pins';
import { parseList } from '../../../src/next-version/list';
import { readGuides } from '../coverage/guides.mjs';
import { membersOf } from '../coverage/members.mjs';
import { readSurface } from '../coverage/surface';
import { filesBelow } from '../versions/site.mjs';
import { releases } from './__fixtures__/packages.mjs';
import { site } from './__fixtures__/site.mjs';
import { collect, updateList } from './collect.mjs';
import { restoreFrom } from './environment.mjs';
import { move, undo } from './move.mjs';
import { planPackages, specifiersOf } from './plan.mjs';
import { describePackages, withTexts } from './project.mjs';
import { readKept } from './state.mjs';

// Packages find React from here, as those of `extract/__fixtures__`.
const cacheDir = path.resolve(import.meta.dirname, '../../../node_modules/.cache');
const siteDir = path.resolve(import.meta.dirname, '../../..');

let root = '';
const at = (...parts) => path.join(root, ...parts);
const read = (file) => readFileSync(at(file), 'utf8');

function write(files, folder = '') {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(folder, file)), { recursive: true });
    writeFileSync(at(folder, file), text);
  }
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  mkdirSync(cacheDir, { recursive: true });
  root = mkdtempSync(path.join(cacheDir, 'next-version-'));
  write(site);
  git('init', '--quiet');
  git('config', 'user.name', 'Fixture');
  git('config', 'user.email', 'fixture@example.org');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A site');
  reinstall();
});
afterEach(() => rmSync(root, { recursive: true }));

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

function project() {
  const isNew = () => read('package.json').includes('"@fixture/x-sheet": "1.1.0"');
  const compilerOptions = { ...fenceOptions(siteDir), jsx: ts.JsxEmit.ReactJSX };
  return {
    root,
    readReference: () => {
      const interfaces = isNew() ? [] : lists.interfacePages.sheet;
      return {
        pages: extractReference([product()], { ...lists, interfacePages: { sheet: interfaces } }),
        entries: [],
      };
    },
    membersOf: (_, pages) => membersOf(pages, readSurface(product()), '/api/sheet/'),
    products: () => [
      {
        ...{ id: 'x-sheet', name: 'Sheet', slug: 'sheet' },
        changelog: read('node_modules/@fixture/x-sheet/CHANGELOG.md'),
        guides: readGuides(root, ['/react-sheet']).map((guide) => withTexts(root, guide)),
      },
    ],
    pages: () =>
      ['docs/react-sheet/quickstart/index.mdx', 'docs/react-sheet/other/index.mdx'].map((file) => ({
        ...{ file, text: read(file) },
      })),
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

function environment(other = {}) {
  const calls = [];
  return {
    ...{ calls, root, current: '1.0.0', withRegistry, withPins, withVersionIn },
    packages: { '@fixture/x-sheet': '1.0.0', '@fixture/x-sheet-pro': '1.0.1' },
    folderOf: (name, version, current) =>
      current[name] === version ? name : `${name.split('/')[1]}-${version.replaceAll('.', '-')}`,
    changes: () => git('status', '--porcelain').trim(),
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
async function next(env = environment()) {
  const state = await move('1.1.0', env);
  return look(state);
}

async function look(state) {
  const findings = await collect(project(), state, readKept(root, 'before'));
  expect(findings.filter(({ notRun }) => notRun !== undefined)).toEqual([]);
  return updateList(root, state, findings).entries;
}

/** All that git knows of, and the packages. */
const tree = () =>
  Object.fromEntries(
    filesBelow(root)
      .filter((file) => !file.startsWith('.git/'))
      .map((file) => [file, read(file)]),
  );

const titles = (entries, source) =>
  entries
    .filter((each) => each.source === source && !each.done)
    .map(({ title }) => title)
    .sort();
const page = 'docs/react-sheet/quickstart/index.mdx';
const demo = 'docs/react-sheet/quickstart/Zoomed.tsx';

describe('a move between two releases', { timeout: 240_000 }, () => {
  it('says what each way in which they differ makes untrue', async () => {
    const env = environment();
    const entries = await next(env);
    expect(env.calls).toEqual([
      ...['cut 1.0.0', '@fixture/x-sheet@1.1.0', '@fixture/x-sheet-pro@1.1.0'],
      ...[
        'x-sheet-1-0-0@npm:@fixture/x-sheet@1.0.0',
        'x-sheet-pro-1-0-1@npm:@fixture/x-sheet-pro@1.0.1',
      ],
    ]);
    expect(read('src/products/registry.ts')).toContain("  '@fixture/x-sheet-pro': '1.1.0'");
    expect(read('package.json')).toContain('Documentation of 1.1.0');

    const of = (source) => titles(entries, source);
    expect(of('coverage')).toEqual([
      `docs/react-sheet/other/index.mdx:1 (new without a guide): \`Ruler\`: \`unit\``,
      `${page}:1 (new without a guide): prop \`title\` of \`Sheet\``,
      `${page}:1 (new without a guide): slot \`box\` of \`Sheet\``,
    ]);
    expect(of('gone')).toEqual(
      ['11 (gone): `SheetColumn`', '11 (gone): `useSheetOld`']
        .concat('9 (gone): `Margin`', '9 (gone): `cell`', '9 (gone): `rowsOld`')
        .map((each) => `${page}:${each}`)
        .sort(),
    );
    expect(of('deprecated')).toEqual([
      `${demo}:4 (deprecated): \`label\``,
      `${page}:9 (deprecated): \`label\``,
    ]);
    expect(of('defaults')).toEqual([`${page}:7 (other default): \`cellSize\``]);
    expect(of('types')).toEqual([`${demo}:4 (does not compile): TypeScript`]);
    expect(of('fences')).toEqual([`${page}:14 (fence does not compile): TypeScript`]);
    expect(of('claims')).toEqual([`${page}:11 (claim does not hold): "The sheet never scrolls"`]);
    expect(of('prose')).toHaveLength(1);
    expect(of('links')).toEqual([
      `${page}:1 (link): the anchor \`#titles\``,
      `${page}:9 (link): \`/api/sheet/margin/\``,
      `${page}:9 (link): \`/api/sheet/sheet/#slot-cell\``,
    ]);
    expect(of('search')).toEqual(['queries.json:2 (search fixture): `/api/sheet/margin/`']);
    expect(of('tags')).toHaveLength(1);
    expect(of('packages')).toEqual([
      'src/products/registry.ts:1 (packages): `@fixture/x-sheet-pro` is 1.1.0 like the docs',
    ]);
    expect(read('next-1.1.0.md')).toContain(
      '  - `Sheet` no longer has `rowsOld`.\n  - Change log of 1.1.0: [Sheet] Remove `rowsOld`\n  - Asked:',
    );

    // What a maintainer mends is ticked off by the next run, and the rest stays open.
    write({
      [demo]: read(demo).replace('zoom={2} label="Sums"', 'zoom="near" title="Sums"'),
      [page]: read(page).replace('`rowsOld`, ', '').replace('Written for 1.0.0. ', ''),
    });
    const open = (await look(readKept(root, 'state'))).filter((each) => !each.done);
    const left = (source) => titles(open, source).length;
    expect(
      ['types', 'fences', 'gone', 'deprecated', 'coverage', 'prose', 'claims'].map(left),
    ).toEqual([0, 1, 4, 1, 2, 0, 1]);
    expect(parseList(read('next-1.1.0.md')).filter(({ done }) => done)).toHaveLength(5);

    // Back: what was written on pages meanwhile stays.
    expect(await undo(env)).toMatchObject({ from: '1.0.0' });
    expect(
      env
        .changes()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([`M ${demo}`, `M ${page}`]);
    expect(existsSync(at('.next-version'))).toBe(false);
    expect(existsSync(at('next-1.1.0.md'))).toBe(false);
  });
});

const quick = { describe: async () => ({ pages: [], members: {} }) };
const fails = (message) => async () => {
  throw new Error(message);
};

describe('a move that fails', () => {
  it.each([
    ['the registry does not answer', { publishedOf: fails('E404') }, 'E404'],
    ['the cut fails', { cut: fails('broken links') }, 'Failed while freezing 1.0.0: broken links'],
    [
      'npm breaks off halfway',
      {
        install: async () => {
          write({ 'package.json': 'half', 'package-lock.json': 'half' });
          throw new Error('ETARGET');
        },
      },
      'Failed while installing the packages: ETARGET\nEverything is as it was.',
    ],
    [
      'a file cannot be rewritten',
      {
        withPins: () => {
          throw new Error('EACCES');
        },
      },
      'EACCES',
    ],
    ['the tree is dirty', {}, 'The working tree has changes'],
  ])('leaves the tree as it was when %s', async (name, other, message) => {
    if (name === 'the tree is dirty') write({ 'new.txt': 'new' });
    const before = tree();
    const env = environment({ ...quick, ...other });
    await expect(move('1.1.0', env)).rejects.toThrow(message);
    expect(tree()).toEqual(before);
    expect(git('stash', 'list')).toBe('');
  });

  it('is taken back after the command was killed', async () => {
    const before = tree();
    let killed;
    const install = () => new Promise((_, reject) => (killed = reject));
    void move('1.1.0', environment({ ...quick, install })).catch(() => {});
    await expect.poll(() => killed).toBeDefined();
    write({ 'package.json': 'half' });
    await undo(environment(quick));
    expect(tree()).toEqual(before);
    await expect(undo(environment(quick))).rejects.toThrow('There is no move to take back.');
  });

  it('is taken back when it was committed already', async () => {
    const before = tree();
    await move('1.1.0', environment(quick));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Move');
    await undo(environment(quick));
    expect(tree()).toEqual(before);
  });
});

it('a reference that lost most of its pages is no list of what is gone', async () => {
  const page = (name) => ({ name, product: 'sheet', kind: 'component' });
  const state = { from: '1.0.0', to: '1.1.0', packages: [] };
  const before = { pages: ['A', 'B', 'C'].map(page), members: {} };
  const readReference = () => ({ pages: [page('A')], entries: [] });
  const skipped = ['types', 'fences'];
  const findings = await collect({ ...project(), readReference }, state, before, { skipped });
  const notRun = Object.fromEntries(findings.map((each) => [each.source, each.notRun]));
  expect(notRun.reference).toContain('has 1 components and had 3');
  expect(notRun.gone).toBe('the reference could not be read');
  expect(notRun.claims).toBeUndefined();
});

describe('the plan', () => {
  it('takes the nearest release, and never an older one', async () => {
    const published = { a: ['8.1.0', '8.2.0'], b: ['8.1.0', '8.3.1'], c: ['8.0.0', '8.1.0'] };
    const current = { a: '8.1.0', b: '8.1.0', c: '8.6.0' };
    const steps = await planPackages(current, '8.2.0', async (name) => published[name]);
    expect(steps.map(({ to }) => to)).toEqual(['8.2.0', '8.3.1', '8.6.0']);
    await expect(planPackages(current, '9.0.0', async (name) => published[name])).rejects.toThrow(
      'no release of a with the major 9',
    );
  });

  it('gives frozen versions copies of what they shared with the docs, each once', () => {
    const steps = [
      { name: '@mui/x-a', from: '8.1.0', to: '8.2.0' },
      { name: '@mui/x-b', from: '8.6.0', to: '8.6.0' },
    ];
    const recorded = {
      '8.1.0': { packages: { '@mui/x-a': '8.1.0', '@mui/x-b': '8.6.0' } },
      '8.0.0': { packages: { '@mui/x-a': '8.0.0', '@mui/x-b': '8.6.0' } },
    };
    const { folderOf } = environment();
    expect(specifiersOf(steps, recorded, { 'x-a-8-0-0': 'npm:@mui/x-a@8.0.0' }, folderOf)).toEqual([
      '@mui/x-a@8.2.0',
      'x-a-8-1-0@npm:@mui/x-a@8.1.0',
    ]);
  });

  it('does not go back', async () => {
    for (const version of ['1.0.0', '0.9.0']) {
      await expect(move(version, environment(quick))).rejects.toThrow('name a newer version');
    }
    await expect(move(undefined, environment(quick))).rejects.toThrow('Name a version');
  });
});
