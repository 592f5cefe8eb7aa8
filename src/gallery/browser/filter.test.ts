import { describe, expect, it } from 'vitest';
import type { GalleryDemo, GalleryProduct } from '../types';
import {
  componentsIn,
  countDemos,
  filterDemos,
  filterFromAddress,
  pagesIn,
  searchWithFilter,
  type GalleryFilter,
} from './filter';

const demo = (name: string, more: Partial<GalleryDemo> = {}): GalleryDemo => ({
  name,
  title: name,
  components: ['BarChart'],
  ...more,
});
const products: GalleryProduct[] = [
  {
    name: 'Charts',
    groups: [
      {
        label: 'Bars',
        pages: [
          {
            title: 'Bar charts',
            path: '/react-charts/bars/',
            demos: [
              demo('Ranking', { section: 'Rank catégories' }),
              demo('Zoomed', { plan: 'pro' }),
            ],
          },
        ],
      },
      {
        label: 'Lines',
        pages: [
          {
            title: 'Line charts',
            path: '/react-charts/lines/',
            demos: [demo('Rain', { components: ['LineChart', 'BarChart'] })],
          },
        ],
      },
    ],
  },
];
const none: GalleryFilter = { words: '', plan: '', component: '', page: '' };
const names = (filter: Partial<GalleryFilter>): string[] =>
  pagesIn(filterDemos(products, { ...none, ...filter })).flatMap(({ demos }) =>
    demos.map(({ name }) => name),
  );

describe('filterDemos', () => {
  it('shows everything without conditions', () => {
    expect(filterDemos(products, none)).toEqual(products);
    expect(countDemos(products)).toBe(3);
    expect(componentsIn(products)).toEqual(['BarChart', 'LineChart']);
  });

  it.each<[Partial<GalleryFilter>, string[]]>([
    [{ words: 'CATEGORIES bar' }, ['Ranking']],
    [{ words: 'linechart' }, ['Rain']],
    [{ words: 'rank rain' }, []],
    [{ plan: 'community' }, ['Ranking', 'Rain']],
    [{ plan: 'pro' }, ['Zoomed']],
    [{ component: 'LineChart' }, ['Rain']],
    [{ page: '/react-charts/bars/' }, ['Ranking', 'Zoomed']],
    [{ page: '/react-charts/bars/', plan: 'pro', words: 'zoom' }, ['Zoomed']],
    [{ page: '/no/' }, []],
  ])('keeps the demos that meet all conditions: %j', (filter, left) => {
    expect(names(filter)).toEqual(left);
  });

  it('leaves out groups and products that are empty', () => {
    expect(filterDemos(products, { ...none, plan: 'pro' })[0]?.groups).toHaveLength(1);
    expect(filterDemos(products, { ...none, words: 'nothing' })).toEqual([]);
  });
});

describe('the address', () => {
  it('keeps a filter and the other parameters', () => {
    const filter: GalleryFilter = { words: '', plan: 'pro', component: 'Heatmap', page: '/a/b/' };
    const search = searchWithFilter('?dir=rtl', filter);
    expect(filterFromAddress(search)).toEqual(filter);
    // The inline script looks for this name.
    expect(search).toMatch(/[?&]filter=(?:&|$)/);
    expect(searchWithFilter(search, none)).toBe('?dir=rtl');
    expect(searchWithFilter('', none)).toBe('');
  });

  it.each(['?plan=<b>&filter=%', '?filter=%E0%A4%A', '?plan=enterprise'])(
    'takes rubbish: %s',
    (search) => {
      expect(filterFromAddress(search).plan).toBe('');
    },
  );

  it('takes no more than it can use', () => {
    expect(filterFromAddress(`?filter=${'a'.repeat(5000)}`).words).toHaveLength(200);
  });
});
