import { describe, expect, it } from 'vitest';
import type { Feature } from '@site/src/navigation/features';
import { filterFeatures, noFilter, planOf } from './filter';

const features: Feature[] = [
  {
    name: 'Column visibility',
    path: '/a/',
    description: 'Choose which columns are shown.',
    group: 'Columns',
    tags: [],
    keywords: ['hide columns'],
  },
  { name: 'Pin columns', path: '/b/', description: 'Keep them.', group: 'Columns', tags: ['pro'] },
  { name: 'Pin rows', path: '/a/#pin', of: 'Café tables', group: 'Rows', tags: ['pro'] },
  { name: 'Pivoting', path: '/c/', group: 'Advanced', tags: ['premium', 'new'] },
];

const names = (filter: Partial<typeof noFilter>) =>
  filterFeatures(features, { ...noFilter, ...filter }).map(({ name }) => name);

describe('filterFeatures', () => {
  it('shows all features without a filter, or if the text is only spaces', () => {
    expect(names({})).toHaveLength(4);
    expect(names({ text: '  ' })).toHaveLength(4);
  });

  it('filters by the smallest plan that has the feature', () => {
    expect(features.map(planOf)).toEqual(['community', 'pro', 'pro', 'premium']);
    expect(names({ plan: 'community' })).toEqual(['Column visibility']);
    expect(names({ plan: 'pro' })).toEqual(['Pin columns', 'Pin rows']);
    expect(names({ plan: 'premium' })).toEqual(['Pivoting']);
  });

  it('finds words in name, description, page, group and keywords, in any order', () => {
    expect(names({ text: 'VISIBILITY column' })).toEqual(['Column visibility']);
    expect(names({ text: 'shown' })).toEqual(['Column visibility']);
    expect(names({ text: 'hide' })).toEqual(['Column visibility']);
    expect(names({ text: 'columns' })).toEqual(['Pin columns', 'Column visibility']);
    expect(names({ text: 'cafe' })).toEqual(['Pin rows']);
  });

  it('puts features with the words in their names before those that only mention them', () => {
    const rows: Feature[] = [
      { name: 'Export', path: '/d/', description: 'CSV or Excel.', group: 'Export', tags: [] },
      { name: 'Excel export', path: '/e/', group: 'Export', tags: ['premium'] },
      { name: 'Export menu', path: '/f/', group: 'Export', tags: [] },
    ];
    const found = (text: string) =>
      filterFeatures(rows, { ...noFilter, text }).map(({ name }) => name);
    expect(found('excel')).toEqual(['Excel export', 'Export']);
    expect(found('')).toEqual(['Export', 'Excel export', 'Export menu']);
  });

  it('requires both the plan and every word to match', () => {
    expect(names({ text: 'pin', plan: 'pro' })).toEqual(['Pin columns', 'Pin rows']);
    expect(names({ text: 'pin nowhere' })).toEqual([]);
    expect(names({ text: 'visibility', plan: 'premium' })).toEqual([]);
  });
});
