import { apiFilterNames as names } from '@site/src/preferences/values';
import type { RowFilter } from './rows';

/** Reads the filter from the query of an address. */
export function filterFromAddress(search: string): RowFilter {
  const query = new URLSearchParams(search);
  return {
    text: query.get(names.text) ?? '',
    onlyPlans: query.has(names.onlyPlans),
    hideDeprecated: query.has(names.hideDeprecated),
  };
}

/** Returns the query of an address with a filter in it; other parameters are kept. */
export function searchWithFilter(search: string, filter: RowFilter): string {
  const query = new URLSearchParams(search);
  const values = [
    [names.text, filter.text.trim()],
    [names.onlyPlans, filter.onlyPlans ? '1' : ''],
    [names.hideDeprecated, filter.hideDeprecated ? '1' : ''],
  ] as const;
  for (const [name, value] of values) {
    if (value) {
      query.set(name, value);
    } else {
      query.delete(name);
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}
