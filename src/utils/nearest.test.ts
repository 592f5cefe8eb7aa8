import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

describe('nearest', () => {
  it('finds what was meant', () => {
    expect(nearest('descripton', ['title', 'description', 'components'])).toEqual(['description']);
    expect(nearest('NEWFEATURE', ['newFeature', 'planned'])).toEqual(['newFeature']);
    expect(nearest('/react-data-grid/sortng', ['/react-data-grid/sorting', '/a'], 3)).toEqual([
      '/react-data-grid/sorting',
    ]);
  });

  it('gives the best first and no more than asked', () => {
    expect(nearest('abcd', ['abxy', 'abce', 'abcd'], 2)).toEqual(['abcd', 'abce']);
  });

  it('is silent where nothing is like it', () => {
    expect(nearest('sidebar', ['x', 'quickstart'])).toEqual([]);
    expect(nearest('a', [])).toEqual([]);
    expect(nearest('', ['a'])).toEqual([]);
  });
});
