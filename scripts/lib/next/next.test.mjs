import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collect, updateList } from './collect.mjs';
import { move, undo, readKept } from './move.mjs';
import {
  at,
  environment,
  git,
  look,
  next,
  project,
  quick,
  read,
  titles,
  tree,
  useSite,
  write,
} from './__fixtures__/fixture.mjs';

useSite();

const page = 'docs/react-sheet/quickstart/index.mdx';
const demo = 'docs/react-sheet/quickstart/Zoomed.tsx';

describe('a move between two releases', { timeout: 240_000 }, () => {
  it('lists outdated content by kind of change until it is corrected, and can be undone', async () => {
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
    expect(of('messages')).toEqual([
      'docs/react-sheet/other/index.mdx:1 (message without an explanation): "Torn"',
      'scripts/lib/coverage/message-exceptions.mjs:1 (message without an explanation): "Old"',
    ]);
    expect(of('changes')).toEqual(
      ['7 (change log): 1.1.0: [Sheet] Remove `rowsOld`']
        .concat('8 (change log): 1.1.0: [Sheet] Add `title`, and deprecate `label`')
        .concat('9 (change log): 1.1.0: [Sheet] New component `Ruler`')
        .map((each) => `node_modules/@fixture/x-sheet/CHANGELOG.md:${each}`),
    );
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
    expect(of('defaults')).toEqual([`${page}:7 (changed default): \`cellSize\``]);
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
      'src/products/registry.ts:1 (packages): `@fixture/x-sheet-pro` is now at 1.1.0, like the docs',
    ]);
    expect(read('next-1.1.0.md')).toContain(
      '  - `Sheet` no longer has `rowsOld`.\n  - Change log of 1.1.0: [Sheet] Remove `rowsOld`\n  - To do:',
    );

    // What a maintainer has fixed leaves the list, and what they have ticked stays ticked.
    write({
      [demo]: read(demo).replace('zoom={2} label="Sums"', 'zoom="near" title="Sums"'),
      [page]: read(page).replace('`rowsOld`, ', '').replace('Written for 1.0.0. ', ''),
    });
    const ticked = entries.find(({ source }) => source === 'claims').title;
    const text = read('next-1.1.0.md');
    write({ 'next-1.1.0.md': text.replace(`- [ ] ${ticked}`, `- [x] ${ticked}`) });
    const open = (await look(readKept(at(), 'state'))).filter((each) => !each.done);
    const left = (source) => titles(open, source).length;
    expect(
      ['types', 'fences', 'gone', 'deprecated', 'coverage', 'prose', 'claims'].map(left),
    ).toEqual([0, 1, 4, 1, 2, 0, 0]);
    expect(read('next-1.1.0.md').match(/^- \[x\] .*$/gm)).toEqual([
      expect.stringContaining(ticked),
    ]);

    // Undoing the move keeps what was written on pages in the meantime.
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

const fails = (message) => async () => {
  throw new Error(message);
};

describe('a move that fails or is undone', () => {
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
      'Failed while installing the packages: ETARGET\nAll changes were undone.',
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
  ])('leaves the tree unchanged when %s', async (name, other, message) => {
    if (name === 'the tree is dirty') write({ 'new.txt': 'new' });
    const before = tree();
    const env = environment({ ...quick, ...other });
    await expect(move('1.1.0', env)).rejects.toThrow(message);
    expect(tree()).toEqual(before);
    expect(git('stash', 'list')).toBe('');
  });

  it('can be undone after the command was killed', async () => {
    const before = tree();
    let killed;
    const install = () => new Promise((_, reject) => (killed = reject));
    void move('1.1.0', environment({ ...quick, install })).catch(() => {});
    await expect.poll(() => killed).toBeDefined();
    write({ 'package.json': 'half' });
    await undo(environment(quick));
    expect(tree()).toEqual(before);
    await expect(undo(environment(quick))).rejects.toThrow('There is no move to undo.');
  });

  it('can be undone after it was committed', async () => {
    const before = tree();
    await move('1.1.0', environment(quick));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Move');
    expect(await undo(environment(quick))).toMatchObject({ changes: '', edited: [] });
    expect(tree()).toEqual(before);
  });

  it('says which edits it took back with it, and where their text is', async () => {
    await move('1.1.0', environment(quick));
    const text = read('package.json').replace('1.1.0', '1.1.0, with an edit');
    write({ 'package.json': text });
    const { edited } = await undo(environment(quick));
    expect(edited.map(({ file }) => file)).toEqual(['package.json']);
    expect(git('show', edited[0].object)).toBe(text);
    expect(read('package.json')).not.toContain('with an edit');
  });
});

it('a run that ends during a check leaves a list of what the checks before it found', async () => {
  const state = { from: '1.0.0', to: '1.1.0', packages: [] };
  const never = { ...project(), claims: () => new Promise(() => {}) };
  const onFound = (findings) => updateList(at(), state, findings);
  void collect(never, state, { pages: [], members: {} }, { skipped: ['types', 'fences'], onFound });
  const list = () => existsSync(at('next-1.1.0.md')) && read('next-1.1.0.md');
  await expect.poll(list).toContain('- [ ] sidebars.ts:1');
  expect(list()).toContain('- claim does not hold: it has not run yet');
});

it('a reference that lost most of its pages is not used to find removed members', async () => {
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
