import { expect, it } from 'vitest';
import { oldNamesOf } from '../migration/oldNames';
import { page as pageOf } from './__fixtures__/pages';
import { createEngine } from './browser/engine';
import { inIndexOrder, indexPages } from './indexPages';
import { namesOf, readOldNames } from './namesFile';
import type { SearchPage } from './types';

const entry = (id: string, names: string[]): string =>
  `### Entry ${id} {/* #${id} */}\n\n<Change\n  names={${JSON.stringify(names).replaceAll('"', "'")}} bites="often" />\n\nText.\n`;

const page = (path: string, title: string, more?: Partial<SearchPage>): SearchPage =>
  pageOf(path, title, 'Select items of the tree.', more);

const guide = (path: string, entries: Record<string, string[]>): SearchPage =>
  page(path, 'Tree View: migrate', {
    sections: Object.keys(entries).map((id) => ({
      id,
      heading: `Entry ${id}`,
      text: '',
      code: '',
    })),
    oldNames: oldNamesOf(
      Object.entries(entries)
        .map(([id, names]) => entry(id, names))
        .join('\n'),
    ),
  });

const pages = inIndexOrder([
  page('/react-tree-view/', 'Tree View'),
  page('/react-tree-view/selection/', 'Selection', {
    sections: [{ id: '', heading: '', text: '', code: 'useStillThere var(--TreeView-depth)' }],
  }),
  page('/api/tree-view/tree-item/', 'TreeItem', {
    sections: [{ id: 'prop-itemId', heading: 'itemId', text: '', code: '', isRow: true }],
  }),
  guide('/migration/migration-tree-view-v6/', {
    tree: ['TreeView', 'TreeViewProps'],
    node: ['TreeItem.nodeId', 'Tree*.onNodeSelect', 'TreeView.selected'],
    initial: ['getInitialTree*', 'row*'],
    kept: ['TreeItem.itemId', 'TreeItem', 'useStillThere'],
  }),
  guide('/migration/migration-tree-view-v7/', { later: ['TreeView', 'TreeItem2*', 'TreeItem2'] }),
]);
const names = namesOf(pages, 'test', []);
const engines = [createEngine(names), createEngine(names, indexPages(pages, 'test'))];

const addresses = (query: string): string[][] =>
  engines.map(({ search, entries }) =>
    search(query).hits.map(
      ({ page: id, section }) => entries[id]!.path + (section ? `#${section.id}` : ''),
    ),
  );
const first = (query: string): (string | undefined)[] => addresses(query).map(([best]) => best);
const twice = <T>(value: T): T[] => [value, value];

it('finds the migration entry that explains an old name, before and after the texts load', () => {
  for (const query of ['nodeId', 'TreeItem nodeId', 'onNodeSelect']) {
    expect(first(query), query).toEqual(twice('/migration/migration-tree-view-v6/#node'));
  }
  expect(first('TreeItem2')).toEqual(twice('/migration/migration-tree-view-v7/#later'));
  const initial = twice('/migration/migration-tree-view-v6/#initial');
  expect(first('getInitialTreeState')).toEqual(initial);
  expect(first('getInitialTreeItemState')).toEqual(initial);
  expect(first('rowThing')).not.toEqual(initial);
});

it('ranks the latest migration guide first', () => {
  for (const found of addresses('TreeViewProps')) {
    expect(found[0]).toBe('/migration/migration-tree-view-v6/#tree');
  }
  for (const found of addresses('TreeView')) {
    const guides = found.filter((address) => address.startsWith('/migration/'));
    expect(guides).toEqual([
      '/migration/migration-tree-view-v7/#later',
      '/migration/migration-tree-view-v6/#tree',
    ]);
  }
});

it('ignores old names that still exist or are plain words', () => {
  expect(first('itemId')).toEqual(twice('/api/tree-view/tree-item/#prop-itemId'));
  expect(first('TreeItem')).toEqual(twice('/api/tree-view/tree-item/'));
  expect(first('tree view')).toEqual(twice('/react-tree-view/'));
  const kept = names.oldNames.flatMap(readOldNames).flatMap((old) => old.names);
  expect(kept.sort()).toEqual(
    [
      'TreeItem2',
      'TreeItem2*',
      'getInitialTree*',
      'TreeView',
      'TreeView',
      'TreeViewProps',
      'nodeId',
      'onNodeSelect',
    ].sort(),
  );
});

it('reads no old names from a page without entries or with an invalid one', () => {
  expect(oldNamesOf('## A\n\nText.')).toEqual([]);
  expect(oldNamesOf('<Change names="x" />')).toEqual([]);
});
