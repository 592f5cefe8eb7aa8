import { describe, expect, it } from 'vitest';
import { nearestPages } from './nearestPages';

const pages = [
  { path: '/x/react-data-grid/', title: 'Overview' },
  { path: '/x/react-data-grid/column-visibility/', title: 'Column visibility' },
  { path: '/x/react-data-grid/pagination/', title: 'Pagination' },
  { path: '/x/react-tree-view/quickstart/', title: 'Quickstart' },
  { path: '/x/introduction/licensing/', title: 'Licensing' },
];
const first = (pathname: string) => nearestPages(pathname, pages)[0]?.path;

describe('nearestPages', () => {
  it.each([
    ['/x/react-data-grid/pagnation/', '/x/react-data-grid/pagination/'],
    ['/x/react-data-grid/columns/visibility', '/x/react-data-grid/column-visibility/'],
    ['/x/licence/', '/x/introduction/licensing/'],
    ['/x/react-tree-view/quick-start/', '/x/react-tree-view/quickstart/'],
    ['/x/REACT-DATA-GRID/', '/x/react-data-grid/'],
  ])('for %s, suggests %s first', (pathname, expected) => {
    expect(first(pathname)).toBe(expected);
  });

  it('returns nothing when no page is similar', () => {
    expect(nearestPages('/q/', pages)).toEqual([]);
    expect(nearestPages('', pages)).toEqual([]);
  });

  it('survives broken escapes, emoji and very long addresses', () => {
    expect(() => nearestPages('/x/%E0%A4%A/', pages)).not.toThrow();
    expect(() => nearestPages('/x/🚂/', pages)).not.toThrow();
    expect(() => nearestPages(`/${'a/'.repeat(10_000)}`, pages)).not.toThrow();
  });

  it('returns no more pages than requested', () => {
    expect(nearestPages('/x/react-data-grid/', pages, 2)).toHaveLength(2);
  });
});
