import { describe, expect, it } from 'vitest';
import type { PageDiff } from '../../api-reference/build/diff';
import { changesBetween, linesNaming, readChangelog } from './changelog';
import { coverageEntries } from './coverage';
import { anchorEntries, linkEntries, searchEntries } from './links';
import { placesOf, type GuideText } from './locate';
import { defaultEntries, deprecatedEntries, goneEntries } from './members';
import { packageEntries } from './packages';
import { withPins, withRegistry, withVersionIn } from './pins';
import { proseEntries } from './prose';
import { releasesIn } from './releases';
import { claimEntries, fenceEntries, typeEntries } from './results';
import { tagEntries } from './tags';

const changelog = readChangelog(`# Changelog

## 8.2.0

- 📊 Highlights of \`density\`

### Data Grid

#### \`@mui/x-data-grid@8.2.0\`

- [DataGrid] Remove \`density\` of the grid (#18175) @sai6855
- [DataGrid] Support \`label\` and rowHeights (#2)

### Charts

- [charts] Change \`density\` (#3)

## 8.1.0

### Data Grid

- [DataGrid] Add \`density\` (#1)

## 8.0.0-beta.1

- [DataGrid] Old \`density\`
`);

describe('the change log', () => {
  it('gives the lines between two releases, without numbers and names of authors', () => {
    const lines = changesBetween(changelog, '8.1.0', '8.2.0');
    expect(lines.map(({ release, product }) => [release, product])).toEqual([
      ['8.2.0', ''],
      ['8.2.0', 'Data Grid'],
      ['8.2.0', 'Data Grid'],
      ['8.2.0', 'Charts'],
    ]);
    expect(linesNaming(lines, ['density'], 'Data Grid')).toEqual([
      'Change log of 8.2.0: 📊 Highlights of `density`',
      'Change log of 8.2.0: [DataGrid] Remove `density` of the grid',
    ]);
  });

  it('takes a plain word for a member only as code, and a part of a name never', () => {
    const named = (name: string) => linesNaming(changelog, [name], 'Data Grid').length;
    expect([named('grid'), named('rowHeights'), named('rowHeight')]).toEqual([0, 1, 0]);
    // Of a line about the grid, its scope says nothing about a member.
    expect(named('DataGrid')).toBe(0);
  });
});

describe('releases in a text', () => {
  it.each([
    ['In 8.1.0 and before 8.3 it fails.', ['8.1.0', '8.3.0']],
    ['Install @mui/x-charts@^8.1.0 or ~8.1.0.', []],
    ['It takes 8.4 seconds, version 7.29.1 took 18.1.0', []],
    ['since v8.4, x-charts-8.1.0.tgz', ['8.4.0']],
  ])('%s', (text, releases) => expect(releasesIn(text, '8')).toEqual(releases));
});

const guide: GuideText = {
  file: 'docs/react-data-grid/rows/index.mdx',
  components: ['DataGrid'],
  text: `---
title: Rows
---

The density of rows: set \`density\`, which defaults to \`standard\`.

Deprecated: \`rowsOld\`. See [cells](/api/data-grid/data-grid/#slot-cell) and [rows](/api/data-grid/data-grid/#prop-density).

\`\`\`tsx
<DataGrid density="compact" rowsOld />
\`\`\`

Replace the slot \`cell\`. A \`cell\` is a part of a row. [Old](/api/data-grid/old-grid/), [all](/api/data-grid/).

Since 8.2.0 it **never** scrolls. In 8.1.0 it [always](/a/) jumps. \`OldGrid\`
`,
  demos: [
    { file: 'docs/react-data-grid/rows/Demo.tsx', text: "<DataGrid\n  density='compact'\n/>" },
  ],
};
const diff = (more: Partial<PageDiff>): PageDiff => ({
  ...{ name: 'DataGrid', product: 'data-grid', path: '/api/data-grid/data-grid/', page: 'kept' },
  ...{ added: [], removed: [], deprecated: [], defaults: [] },
  ...more,
});
const view = (...diffs: PageDiff[]) => ({
  ...{ name: 'Data Grid', to: '8.2.0', guides: [guide], diffs },
  changelog: changesBetween(changelog, '8.1.0', '8.2.0'),
});
const at = (entries: { file: string; line: number }[]) =>
  entries.map(({ file, line }) => `${file.split('/').at(-1)}:${line}`);

describe('what changed in the reference', () => {
  it('names are found as code, in the text, in fences and in demos', () => {
    expect(at(placesOf(guide, 'density'))).toEqual(['index.mdx:5', 'index.mdx:10', 'Demo.tsx:2']);
  });

  it('gone: an entry for each file that still names it, the same prop of all plans once', () => {
    const entries = goneEntries(
      view(diff({ removed: ['density'] }), diff({ name: 'DataGridPro', removed: ['density'] })),
    );
    expect(at(entries)).toEqual(['index.mdx:5', 'Demo.tsx:2']);
    expect(entries[0]!.about).toBe('`density` (also on line 10)');
    expect(entries[0]!.changes).toEqual([
      '`DataGrid`, `DataGridPro` no longer has `density`.',
      'Change log of 8.2.0: 📊 Highlights of `density`',
      'Change log of 8.2.0: [DataGrid] Remove `density` of the grid',
    ]);
  });

  it('gone: a slot only where the line speaks of slots, a component wherever it is named', () => {
    const entries = goneEntries(
      view(diff({ removed: ['slots.cell'] }), diff({ name: 'OldGrid', page: 'removed' })),
    );
    expect(at(entries)).toEqual(['index.mdx:15', 'index.mdx:13']);
    expect(entries[1]!.about).toBe('`cell`');
  });

  it('gone: nothing of a component that the guide is not about', () => {
    expect(goneEntries(view(diff({ name: 'Other', removed: ['density'] })))).toEqual([]);
  });

  it('gone: a plain word only on pages about its component, another name wherever that is named', () => {
    const gone = (member: string) =>
      at(goneEntries(view(diff({ name: 'OldGrid', removed: [member] }))));
    expect(gone('density')).toEqual([]);
    expect(gone('rowsOld')).toEqual(['index.mdx:7']);
  });

  it('other default: not when only its words are others', () => {
    const entries = (from: string | null, to: string | null) =>
      defaultEntries(view(diff({ defaults: [{ name: 'density', from, to }] })));
    expect(entries('utils.is12Hour()', 'adapter.is12Hour()')).toEqual([]);
    expect(entries('false', null)).toEqual([]);
    expect(entries('true', null)).toHaveLength(1);
  });

  it('deprecated: not where the line says so', () => {
    expect(at(deprecatedEntries(view(diff({ deprecated: ['rowsOld'] }))))).toEqual([
      'index.mdx:10',
    ]);
  });

  it('other default: only lines that state it', () => {
    const from = (text: string) =>
      at(
        defaultEntries(view(diff({ defaults: [{ name: 'density', from: text, to: "'large'" }] }))),
      );
    expect(from("'standard'")).toEqual(['index.mdx:5']);
    // A fence that sets the old default states nothing.
    expect(from("'compact'")).toEqual(['index.mdx:5']);
    const silent = { ...guide, text: 'Set `density` to `comfortable`.' };
    const entries = defaultEntries({
      ...view(diff({ defaults: [{ name: 'density', from: "'standard'", to: null }] })),
      guides: [silent],
    });
    expect(entries).toEqual([]);
  });

  it('without a guide: one entry for a prop of several components, one for a new component', () => {
    const member = (owner: string, name: string) => ({
      ...{ kind: 'prop', owner, name, path: `/api/data-grid/${owner}/`, guide: guide.file },
    });
    const entries = coverageEntries(
      [member('DataGrid', 'rowHeights'), member('DataGridPro', 'rowHeights')].concat(
        ['a', 'b'].map((name) => member('Toolbar', name)),
      ),
      view(
        diff({ name: 'Toolbar', page: 'added' }),
        diff({ name: 'Divider', page: 'added', path: '/api/data-grid/divider/' }),
        diff({ name: 'OldGrid', page: 'added' }),
      ),
    );
    expect(entries.map(({ about }) => about)).toEqual([
      '`Divider`',
      'prop `rowHeights` of `DataGrid`, `DataGridPro`',
      '`Toolbar`: `a`, `b`',
    ]);
    expect(entries[1]!.changes[1]).toContain('Support `label` and rowHeights');
  });
});

describe('sentences', () => {
  const known = new Set(['8.1.0', '8.2.0', '8.4.0']);
  const find = (text: string, to: string, claims = [] as { words: string; holds: boolean }[]) =>
    proseEntries({ file: 'a', text }, { from: '8.1.0', to, older: ['8.0.1'], known }, claims).map(
      ({ line, ask }) => `${line} ${ask}`,
    );

  it('of the version that is left, of an older nearest release, and of what has come since', () => {
    const text = 'At 8.1.0.\nOf 8.0.1.\nNot before 8.4.\nPatches such as 8.1.1.\nWas in 8.0.0.';
    const lines = (to: string) => find(text, to).map((each) => each[0]);
    expect(lines('8.2.0')).toEqual(['1', '2']);
    expect(lines('8.4.0')).toEqual(['1', '2', '3']);
  });

  it('and commands that install what the page was written for', () => {
    expect(find('npm install @mui/x-charts@^8.1.0', '8.2.0')).toEqual([
      '1 Install what the page is about: change ^8.1.0 to ^8.2.0.',
    ]);
  });

  it('say what their claim says, also where the sentence goes on', () => {
    const words = 'x never moves';
    const ask = (holds: boolean, text: string) => find(text, '8.2.0', [{ words, holds }])[0];
    expect(ask(true, 'At 8.1.0 `x`\nnever [moves](/a/).')).toContain('still holds');
    expect(ask(false, 'At 8.1.0 `x` never moves.')).toContain('does not hold');
    expect(ask(true, 'At 8.1.0.\n\n`x` never moves.')).toContain('Try it on 8.2.0');
    expect(ask(true, '| 8.1.0 | a |\n| x never | moves |')).toContain('Try it on 8.2.0');
  });
});

describe('links', () => {
  const page = (path: string, more: object = {}) =>
    ({
      ...{ name: 'DataGrid', kind: 'component', path, props: { density: {} }, classes: [] },
      slots: [{ name: 'cell', description: '' }],
      ...more,
    }) as never;
  const before = [page('/api/data-grid/data-grid/'), page('/api/data-grid/old-grid/')];
  const after = [page('/api/data-grid/data-grid/', { slots: [] })];

  it('to pages and rows that are gone', () => {
    expect(at(linkEntries([guide], before))).toEqual([]);
    expect(linkEntries([guide], after).map(({ line, failed }) => `${line} ${failed}`)).toEqual([
      '7 the page has no such row.',
      '13 the reference has no such page.',
    ]);
  });

  it('of the fixture of search, but not those that were never there', () => {
    const text =
      '"/x/api/data-grid/old-grid/"\n"/x/api/data-grid/planned/"\n"/x/api/data-grid/data-grid/#prop-density"';
    expect(searchEntries('queries.json', text, before, after).map(({ line }) => line)).toEqual([1]);
  });

  it('of comments to anchors that no heading has', () => {
    const description = 'See https://mui.com/x/react-data-grid/rows/#height and #rows.';
    const commented = [page('/api/data-grid/data-grid/', { description })];
    expect(anchorEntries([guide], after, commented)).toMatchObject([
      { file: guide.file, about: 'the anchor `#height`' },
    ]);
    expect(anchorEntries([guide], commented, commented)).toEqual([]);
    const mended = { ...guide, text: '## Heights {/* #height */}\n' };
    expect(anchorEntries([mended], after, commented)).toEqual([]);
  });
});

describe('results of programs', () => {
  it('errors of the compiler, with the reasons below', () => {
    const printed = `docs/a/Demo.tsx(4,7): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from property 'rows'
src/b.ts(1,1): error TS1005: ';' expected.
Found 2 errors.`;
    expect(typeEntries(printed)).toMatchObject(
      [
        { file: 'docs/a/Demo.tsx', line: 4, failed: /^Type .* from property 'rows'$/ },
        { file: 'src/b.ts', line: 1 },
      ].map((each) => ({
        ...each,
        ...(each.failed && { failed: expect.stringMatching(each.failed) }),
      })),
    );
  });

  it('fences', () => {
    expect(fenceEntries(["docs/a/index.mdx:12: Property 'x' does not exist."])).toMatchObject([
      { file: 'docs/a/index.mdx', line: 12, failed: "Property 'x' does not exist." },
    ]);
  });

  it('claims, on the line of their words, and pages whose claims cannot load', () => {
    const message =
      '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at claims.test.tsx:3';
    const report = {
      testResults: [
        {
          ...{ name: '/site/docs/a/claims.test.tsx', status: 'failed' },
          assertionResults: [
            { status: 'failed', title: 'it never scrolls', failureMessages: [message] },
            { status: 'passed', title: 'it jumps' },
          ],
        },
        {
          ...{ name: '/site/docs/b/claims.test.tsx', status: 'failed', assertionResults: [] },
          message: 'No export GridOld',
        },
      ],
    };
    const entries = claimEntries(
      report,
      '/site',
      () => 'Text.\n\nHere it **never** [scrolls](/a/).',
    );
    expect(entries).toMatchObject([
      { file: 'docs/a/index.mdx', line: 3, failed: 'AssertionError: expected 1 to be 2' },
      { file: 'docs/b/claims.test.tsx', failed: 'No export GridOld' },
    ]);
  });
});

describe('tags and packages', () => {
  it('a tag that an older version has', () => {
    const items = (tags: string[]) => [
      {
        type: 'category',
        label: 'Rows',
        key: 'Rows /a',
        items: [{ type: 'doc', key: '/a', customProps: { tags } }],
      },
    ];
    const text = "docs: [\n  page('/a', { newFeature: true }),\n]";
    const find = (old: string[]) =>
      tagEntries(text, { docs: items(['pro', 'new']) }, { '8.0.0': { docs: items(old) } });
    expect(find(['new'])).toMatchObject([{ line: 2, changes: ['It is in 8.0.0, too.'] }]);
    expect(find(['pro'])).toEqual([]);
  });

  it('a package that is no longer only the nearest', () => {
    const packages = [
      { name: 'a', from: '8.2.0', to: '8.2.0' },
      { name: 'b', from: '8.1.0', to: '8.2.0' },
      { name: 'c', from: '8.6.0', to: '8.6.0' },
    ];
    expect(
      packageEntries(packages, { from: '8.1.0', to: '8.2.0' }).map(({ about }) => about),
    ).toEqual(['`a` is 8.2.0 like the docs']);
  });
});

describe('the files that name the packages', () => {
  const registry = `export const currentVersion = '8.1.0';
const packages = {
      '@mui/x-grid': '8.1.0',
      // 8.1.0 of the pro package cannot be installed; this is the nearest release that can.
      '@mui/x-grid-pro': '8.2.0',
    },
    complete: true,
    packages: {
      // Kept: not about releases.
      '@mui/x-tree': '8.1.0',
    },`;

  it('the registry, with a comment at each package that is only the nearest', () => {
    const packages = { '@mui/x-grid': '8.2.0', '@mui/x-grid-pro': '8.2.0', '@mui/x-tree': '8.6.0' };
    expect(withRegistry(registry, '8.2.0', packages)).toBe(`export const currentVersion = '8.2.0';
const packages = {
      '@mui/x-grid': '8.2.0',
      '@mui/x-grid-pro': '8.2.0',
    },
    complete: true,
    packages: {
      // Kept: not about releases.
      // 8.2.0 was never published; this is the nearest release.
      '@mui/x-tree': '8.6.0',
    },`);
  });

  it('the pins and the description of the project', () => {
    expect(
      withPins("  '@mui/x-license': '8.2.0',\n  react: '1'", { '@mui/x-license': '8.3.1' }),
    ).toBe("  '@mui/x-license': '8.3.1',\n  react: '1'");
    const text = '"description": "MUI X 8.1.0: all",\n"a": "8.1.0"';
    expect(withVersionIn(text, '8.1.0', '8.2.0')).toBe(
      '"description": "MUI X 8.2.0: all",\n"a": "8.1.0"',
    );
  });
});
