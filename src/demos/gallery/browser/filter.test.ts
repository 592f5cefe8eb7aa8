import { describe, expect, it } from 'vitest';
import type { GalleryDemo, GalleryPage } from '../node/collect';
import {
  componentsIn,
  demosIn,
  filterDemos,
  filterFromAddress,
  noFilter,
  searchWithFilter,
  type GalleryFilter,
} from './filter';

const demo = (name: string, more: Partial<GalleryDemo> = {}): GalleryDemo => ({
  name,
  title: name,
  section: undefined,
  plan: undefined,
  components: ['BarChart'],
  height: undefined,
  ...more,
});
const pages: GalleryPage[] = [
  {
    product: 'Charts',
    group: 'Bars',
    title: 'Bar charts',
    path: '/react-charts/bars/',
    demos: [demo('Ranking', { section: 'Rank catégories' }), demo('Zoomed', { plan: 'pro' })],
  },
  {
    product: 'Charts',
    group: 'Lines',
    title: 'Line charts',
    path: '/react-charts/lines/',
    demos: [demo('Rain', { components: ['LineChart', 'BarChart'] })],
  },
];
const names = (filter: Partial<GalleryFilter>): string[] =>
  demosIn(filterDemos(pages, { ...noFilter, ...filter })).map(({ name }) => name);

describe('filterDemos', () => {
  it('shows everything without conditions', () => {
    expect(filterDemos(pages, noFilter)).toEqual(pages);
    expect(demosIn(pages)).toHaveLength(3);
    expect(componentsIn(pages)).toEqual(['BarChart', 'LineChart']);
  });

  it.each<[Partial<GalleryFilter>, string[]]>([
    [{ filter: 'CATEGORIES bar' }, ['Ranking']],
    [{ filter: 'linechart' }, ['Rain']],
    [{ filter: 'rank rain' }, []],
    [{ plan: 'community' }, ['Ranking', 'Rain']],
    [{ plan: 'pro' }, ['Zoomed']],
    [{ component: 'LineChart' }, ['Rain']],
    [{ feature: '/react-charts/bars/' }, ['Ranking', 'Zoomed']],
    [{ feature: '/react-charts/bars/', plan: 'pro', filter: 'zoom' }, ['Zoomed']],
    [{ feature: '/no/' }, []],
  ])('keeps the demos that meet all conditions: %j', (filter, left) => {
    expect(names(filter)).toEqual(left);
  });

  it('leaves out pages that are empty', () => {
    expect(filterDemos(pages, { ...noFilter, plan: 'pro' })).toHaveLength(1);
    expect(filterDemos(pages, { ...noFilter, filter: 'nothing' })).toEqual([]);
  });
});

describe('the address', () => {
  it('keeps a filter and the other parameters', () => {
    const filter: GalleryFilter = {
      filter: '',
      plan: 'pro',
      component: 'Heatmap',
      feature: '/a/b/',
    };
    const search = searchWithFilter('?dir=rtl', filter);
    expect(filterFromAddress(search)).toEqual(filter);
    // The inline script looks for this name.
    expect(search).toMatch(/[?&]filter=(?:&|$)/);
    expect(searchWithFilter(search, noFilter)).toBe('?dir=rtl');
    expect(searchWithFilter('', noFilter)).toBe('');
  });

  it.each(['?plan=<b>&filter=%', '?filter=%E0%A4%A', '?plan=enterprise'])(
    'takes rubbish: %s',
    (search) => {
      expect(filterFromAddress(search).plan).toBe('');
    },
  );

  it('takes no more than it can use', () => {
    expect(filterFromAddress(`?filter=${'a'.repeat(5000)}`).filter).toHaveLength(200);
  });
});
