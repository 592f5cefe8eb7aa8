import { expect, it } from 'vitest';
import { filterFromAddress, searchWithFilter } from './controlsStore';

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
