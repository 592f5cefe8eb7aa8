import { describe, expect, it } from 'vitest';
import { nearestPages } from './nearestPages';

const pages = [
  { path: '/x/react-data-grid/', title: 'Overview' },
  { path: '/x/react-data-grid/column-visibility/', title: 'Column visibility' },
  { path: '/x/react-data-grid/pagination/', title: 'Pagination' },
  { path: '/x/react-tree-view/quickstart/', title: 'Quickstart' },
  { path: '/x/introduction/licensing/', title: 'Licensing' },
  { path: '/x/api/charts/gauge/', title: 'Gauge' },
  { path: '/x/api/charts/', title: 'Charts API' },
  { path: '/x/api/tree-view/', title: 'Tree View API' },
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

  it('suggests what is directly below a shortened address, before what is further down', () => {
    const paths = nearestPages('/x/api', pages).map(({ path }) => path);
    expect(paths.slice(0, 2).sort()).toEqual(['/x/api/charts/', '/x/api/tree-view/']);
  });

  it.each(['9.0.0', 'v7'])('suggests the same page of this version for %s', (version) => {
    for (const path of ['react-data-grid/', 'react-data-grid/pagination/']) {
      expect(first(`/x/${version}/${path}`)).toBe(`/x/${path}`);
    }
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
