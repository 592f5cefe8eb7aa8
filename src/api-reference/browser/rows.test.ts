import { describe, expect, it } from 'vitest';
import { filterFromAddress, matchesFilter, searchWithFilter, type RowFilter } from './rows';

const dataset = { apiRow: 'disableColumnMenu' };
const row = {
  dataset,
  textContent:
    'disableColumnMenu boolean Default false If true, the column menu is disabled. GridMenu[]',
};
const filter = (part: Partial<RowFilter>): RowFilter => ({
  text: '',
  onlyPlans: false,
  hideDeprecated: false,
  ...part,
});

describe('matchesFilter', () => {
  it.each([
    ['', true],
    ['columnmenu', true],
    ['MENU boolean', true],
    ['olumn', true],
    ['isabl', true],
    ['oolean', false],
    ['bool', true],
    ['gridm', true],
    ['sorting', false],
    ['(', true],
    ['.', true],
  ])('%j: %s', (text, expected) => {
    const found = matchesFilter(
      text === '(' ? { ...row, textContent: 'a (b)' } : row,
      filter({ text }),
    );
    expect(found).toBe(expected);
  });

  it('hides rows without a plan and deprecated rows when asked', () => {
    expect(matchesFilter(row, filter({ onlyPlans: true }))).toBe(false);
    const ofPlan = { ...row, dataset: { ...dataset, plan: 'pro' } };
    expect(matchesFilter(ofPlan, filter({ onlyPlans: true }))).toBe(true);
    const deprecated = { ...row, dataset: { ...dataset, deprecated: '' } };
    expect(matchesFilter(deprecated, filter({ hideDeprecated: true }))).toBe(false);
  });
});

it('writes a filter to the query string and reads it back', () => {
  const filter = { text: 'row & cell', onlyPlans: true, hideDeprecated: false };
  const search = searchWithFilter('?theme=1&filter=old', filter);
  expect(search).toBe('?theme=1&filter=row+%26+cell&plans=1');
  expect(filterFromAddress(search)).toEqual(filter);
});

it('removes all filter parameters when the filter is empty', () => {
  const none = { text: ' ', onlyPlans: false, hideDeprecated: false };
  expect(searchWithFilter('?filter=a&plans=1&current=1', none)).toBe('');
  expect(filterFromAddress('')).toEqual({ ...none, text: '' });
});
