import { describe, expect, it } from 'vitest';
import { external, group, page, subheader } from './helpers';
import { flattenSidebar, type NavigationItem } from './items';

const tree: NavigationItem[] = [
  page('/introduction'),
  group('Data Grid', [
    page('/react-data-grid'),
    subheader('Main features', [group('Columns', [page('/react-data-grid/columns')])]),
  ]),
  external('https://example.com', 'News'),
];

describe('flattenSidebar', () => {
  it('lists pages and external links in reading order, with the groups around them', () => {
    const flat = flattenSidebar(tree).map(({ item, ancestors }) => [
      item.id ?? item.href,
      ancestors.map(({ label }) => label).join(' › '),
    ]);
    expect(flat).toEqual([
      ['introduction/index', ''],
      ['react-data-grid/index', 'Data Grid'],
      ['react-data-grid/columns/index', 'Data Grid › Main features › Columns'],
      ['https://example.com', ''],
    ]);
  });
});
