import { describe, expect, it } from 'vitest';
import { group, page, subheader, type NavigationEntry } from '../../navigation/helpers';
import { checkNavigation, pathnameOfFile, type VersionFiles } from './checkNavigation';

/** Returns a version with these files, titled after their pathnames, and a sidebar with these entries. */
function version(
  files: string[],
  entries: NavigationEntry[],
  text = '',
  path = 'sidebars.ts',
): VersionFiles {
  return {
    docsDir: path === 'sidebars.ts' ? 'docs' : 'versioned_docs/version-8.0.0',
    pages: files.map((file) => ({ file, title: `Title of ${pathnameOfFile(file)}` })),
    sidebars: { docs: entries },
    source: { path, text },
  };
}

describe('checkNavigation', () => {
  it('reports nothing when pages and entries match', () => {
    const files = ['index.mdx', 'a/index.mdx', 'a/b/index.md'];
    const entries = [page('/'), group('G', [page('/a'), subheader('S', [page('/a/b')])])];
    expect(checkNavigation(version(files, entries))).toEqual([]);
  });

  it('reports both places of a page that is listed twice', () => {
    const text = [
      "// page('/grid/visibility') once more, in a comment",
      "group('Data Grid', [subheader('Main features', [group('Columns', [",
      "  page('/grid/visibility'),",
      "  ])]), subheader('Resources', [",
      "  page('/grid/visibility/', { title: 'Hide columns' }),",
    ].join('\n');
    const entries = [
      group('Data Grid', [
        subheader('Main features', [group('Columns', [page('/grid/visibility')])]),
        subheader('Resources', [page('/grid/visibility/', { title: 'Hide columns' })]),
      ]),
    ];
    expect(checkNavigation(version(['grid/visibility/index.mdx'], entries, text))).toEqual([
      '"/grid/visibility" is in the navigation 2 times: "Data Grid › Main features › Columns › Title of /grid/visibility" (sidebars.ts:3) and "Data Grid › Resources › Hide columns" (sidebars.ts:5). Keep only one.',
    ]);
  });

  it('reports the files that share a pathname', () => {
    expect(
      checkNavigation(
        version(['a/index.mdx', 'a/index.md', 'b/index.mdx'], [page('/a'), page('/b')]),
      ),
    ).toEqual([
      '2 pages share the pathname "/a": docs/a/index.md and docs/a/index.mdx. Keep only one.',
    ]);
    expect(checkNavigation(version(['a/index.mdx', 'a.mdx'], [page('/a')]))).toEqual([
      '2 pages share the pathname "/a": docs/a.mdx and docs/a/index.mdx. Keep only one.',
      'docs/a.mdx: a page must be the index.mdx of a folder, because the folder is its pathname. Move it to docs/a/index.mdx.',
    ]);
  });

  it('allows pages of the API reference to be listed twice', () => {
    const entries = [page('/api/charts/legend'), group('More', [page('/api/charts/legend')])];
    expect(checkNavigation(version(['api/charts/legend/index.mdx'], entries))).toEqual([]);
    expect(
      checkNavigation(version(['a/api/index.mdx'], [page('/a/api'), page('/a/api')])),
    ).toHaveLength(1);
  });

  it('reports an entry whose page does not exist, with the nearest page if there is one', () => {
    const text = "group('G', [\n  page('/grid/quickstrat'),\n])";
    expect(
      checkNavigation(
        version(
          ['grid/quickstart/index.mdx'],
          [page('/grid/quickstrat'), page('/grid/quickstart')],
          text,
        ),
      ),
    ).toEqual([
      "sidebars.ts:2: '/grid/quickstrat' is in the navigation, but docs/grid/quickstrat/index.mdx does not exist. The nearest page is '/grid/quickstart'.",
    ]);
    expect(checkNavigation(version([], [page('/grid')]))).toEqual([
      "sidebars.ts: '/grid' is in the navigation, but docs/grid/index.mdx does not exist.",
    ]);
  });

  it('suggests the line to add for a page without an entry', () => {
    expect(checkNavigation(version(['grid/new/index.mdx', 'grid/old.mdx'], []))).toEqual([
      "docs/grid/new/index.mdx: this page is not in the navigation. Add page('/grid/new') to sidebars.ts.",
      'docs/grid/old.mdx: a page must be the index.mdx of a folder, because the folder is its pathname. Move it to docs/grid/old/index.mdx.',
    ]);
  });

  it('accepts an unlisted page without an entry, and reports one that has an entry', () => {
    const unlisted = (entries: NavigationEntry[], file = 'a/index.mdx') => ({
      ...version([], entries, "  page('/a'),"),
      pages: [{ file, title: 'A', unlisted: true }],
    });
    expect(checkNavigation(unlisted([]))).toEqual([]);
    expect(checkNavigation(unlisted([page('/a')]))).toEqual([
      'docs/a/index.mdx: this page is "unlisted", but it is listed in sidebars.ts:1. Remove that entry, or "unlisted" from the page.',
    ]);
    expect(checkNavigation(unlisted([], 'a.mdx'))).toEqual([
      expect.stringContaining('Move it to docs/a/index.mdx.'),
    ]);
  });

  it('uses the paths and entry format of a frozen version in its messages', () => {
    const path = 'versioned_sidebars/version-8.0.0-sidebars.json';
    const text = '{\n  "docs": [\n    { "type": "doc", "id": "gone/index" }\n  ]\n}';
    expect(checkNavigation(version(['new/index.mdx'], [page('/gone')], text, path))).toEqual([
      `${path}:3: '/gone' is in the navigation, but versioned_docs/version-8.0.0/gone/index.mdx does not exist.`,
      `versioned_docs/version-8.0.0/new/index.mdx: this page is not in the navigation. Add { "type": "doc", "id": "new/index" } to ${path}.`,
    ]);
  });
});

describe('pathnameOfFile', () => {
  it.each([
    ['index.mdx', '/'],
    ['a/index.mdx', '/a'],
    ['a/b/README.md', '/a/b'],
    ['a/b/b.mdx', '/a/b'],
    ['a/b.mdx', '/a/b'],
  ])('%s has the pathname %s', (file, pathname) => {
    expect(pathnameOfFile(file)).toBe(pathname);
  });
});
