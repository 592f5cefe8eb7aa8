import { describe, expect, it } from 'vitest';
import type { PageDiff } from '../../../api-reference/node/diff';
import { changesBetween } from './changelog';
import { coverageEntries } from './coverage';
import { anchorEntries, linkEntries, searchEntries } from './links';
import { placesOf, type GuideText } from './locate';
import { defaultEntries, deprecatedEntries, goneEntries } from './members';
import { changelog } from './__fixtures__/changelog';

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
  it('finds names in inline code, fences and demos', () => {
    expect(at(placesOf(guide, 'density'))).toEqual(['index.mdx:5', 'index.mdx:10', 'Demo.tsx:2']);
  });

  it('gone: creates one entry per file that names a prop, even if several plans lost it', () => {
    const entries = goneEntries(
      view(diff({ removed: ['density'] }), diff({ name: 'DataGridPro', removed: ['density'] })),
    );
    expect(at(entries)).toEqual(['index.mdx:5', 'Demo.tsx:2']);
    expect(entries[0]!.about).toBe('`density` (also on line 10)');
    expect(entries[0]!.changes).toEqual([
      '`DataGrid`, `DataGridPro` no longer have `density`.',
      'Change log of 8.2.0: 📊 Highlights of `density`',
      'Change log of 8.2.0: [DataGrid] Remove `density` of the grid',
    ]);
  });

  it('gone: lists a slot only on lines that mention slots, and a component wherever it is named', () => {
    const entries = goneEntries(
      view(diff({ removed: ['slots.cell'] }), diff({ name: 'OldGrid', page: 'removed' })),
    );
    expect(at(entries)).toEqual(['index.mdx:15', 'index.mdx:13']);
    expect(entries[1]!.about).toBe('`cell`');
  });

  it('gone: ignores components that the guide is not about', () => {
    expect(goneEntries(view(diff({ name: 'Other', removed: ['density'] })))).toEqual([]);
  });

  it('gone: lists a plain word only in guides about its component, other names where it is mentioned', () => {
    const gone = (member: string) =>
      at(goneEntries(view(diff({ name: 'OldGrid', removed: [member] }))));
    expect(gone('density')).toEqual([]);
    expect(gone('rowsOld')).toEqual(['index.mdx:7']);
  });

  it('changed default: ignores a different spelling of the same default', () => {
    const entries = (from: string | null, to: string | null) =>
      defaultEntries(view(diff({ defaults: [{ name: 'density', from, to }] })));
    expect(entries('utils.is12Hour()', 'adapter.is12Hour()')).toEqual([]);
    expect(entries('false', null)).toEqual([]);
    expect(entries('true', null)).toHaveLength(1);
  });

  it('deprecated: skips lines that already mention the deprecation', () => {
    expect(at(deprecatedEntries(view(diff({ deprecated: ['rowsOld'] }))))).toEqual([
      'index.mdx:10',
    ]);
  });

  it('changed default: lists only lines that state the default', () => {
    const from = (text: string) =>
      at(
        defaultEntries(view(diff({ defaults: [{ name: 'density', from: text, to: "'large'" }] }))),
      );
    expect(from("'standard'")).toEqual(['index.mdx:5']);
    // A fence that sets the prop to its old default does not state the default.
    expect(from("'compact'")).toEqual(['index.mdx:5']);
    const silent = { ...guide, text: 'Set `density` to `comfortable`.' };
    const entries = defaultEntries({
      ...view(diff({ defaults: [{ name: 'density', from: "'standard'", to: null }] })),
      guides: [silent],
    });
    expect(entries).toEqual([]);
  });

  it('without a guide: creates one entry per prop of several components and per new component', () => {
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

describe('links', () => {
  const page = (path: string, more: object = {}) =>
    ({
      ...{ name: 'DataGrid', kind: 'component', path, props: { density: {} }, classes: [] },
      slots: [{ name: 'cell', description: '' }],
      ...more,
    }) as never;
  const before = [page('/api/data-grid/data-grid/'), page('/api/data-grid/old-grid/')];
  const after = [page('/api/data-grid/data-grid/', { slots: [] })];

  it('lists links to pages and rows that are gone', () => {
    expect(at(linkEntries([guide], before))).toEqual([]);
    expect(linkEntries([guide], after).map(({ line, failed }) => `${line} ${failed}`)).toEqual([
      '7 the page has no such row.',
      '13 the reference has no such page.',
    ]);
  });

  it('lists broken addresses in the search fixture, except those that never existed', () => {
    const text =
      '"/x/api/data-grid/old-grid/"\n"/x/api/data-grid/planned/"\n"/x/api/data-grid/data-grid/#prop-density"';
    expect(searchEntries('queries.json', text, before, after).map(({ line }) => line)).toEqual([1]);
  });

  it('lists new anchors in API comments that no heading has', () => {
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
