import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

describe('nearest', () => {
  it('finds the intended name despite typos or wrong case', () => {
    expect(nearest('descripton', ['title', 'description', 'components'])).toEqual(['description']);
    expect(nearest('NEWFEATURE', ['newFeature', 'planned'])).toEqual(['newFeature']);
    expect(nearest('/react-data-grid/sortng', ['/react-data-grid/sorting', '/a'], 3)).toEqual([
      '/react-data-grid/sorting',
    ]);
  });

  it('returns the best matches first, up to the limit', () => {
    expect(nearest('abcd', ['abxy', 'abce', 'abcd'], 2)).toEqual(['abcd', 'abce']);
  });

  it('returns nothing when no name is similar', () => {
    expect(nearest('sidebar', ['x', 'quickstart'])).toEqual([]);
    expect(nearest('a', [])).toEqual([]);
    expect(nearest('', ['a'])).toEqual([]);
  });
});
