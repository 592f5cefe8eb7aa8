import { describe, expect, it } from 'vitest';
import {
  filterFromAddress,
  matchesFilter,
  searchWithFilter,
  type RowFacts,
  type RowFilter,
} from './rows';

const row: RowFacts = {
  name: 'disableColumnMenu',
  text: 'disableColumnMenu boolean Default false If true, the column menu is disabled. GridMenu[]',
  hasPlan: false,
  isDeprecated: false,
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
    const found = matchesFilter(text === '(' ? { ...row, text: 'a (b)' } : row, filter({ text }));
    expect(found).toBe(expected);
  });

  it('hides rows without a plan and deprecated rows when asked', () => {
    expect(matchesFilter(row, filter({ onlyPlans: true }))).toBe(false);
    expect(matchesFilter({ ...row, hasPlan: true }, filter({ onlyPlans: true }))).toBe(true);
    expect(matchesFilter({ ...row, isDeprecated: true }, filter({ hideDeprecated: true }))).toBe(
      false,
    );
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
