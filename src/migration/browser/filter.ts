import type { EntryFacts } from '../types';

/** Who makes the changes that are shown; empty for all of them. */
export type ByFilter = '' | 'codemod' | 'hand';

export interface ChangeFilter {
  /** A component; empty for all of them. */
  component: string;
  by: ByFilter;
}

export const noFilter: ChangeFilter = { component: '', by: '' };

/**
 * The query parameter that filters a page. The inline script of `src/preferences` looks for it too, so that nothing is
 * painted that the filter would move.
 */
const addressName = 'filter';

const isBy = (word: string): word is 'codemod' | 'hand' => word === 'codemod' || word === 'hand';

/** Reads the filter from the query of an address: `?filter=DataGrid.hand`. */
export function filterFromAddress(search: string): ChangeFilter {
  const words = (new URLSearchParams(search).get(addressName) ?? '').split('.');
  return { component: words.find((word) => !isBy(word)) ?? '', by: words.find(isBy) ?? '' };
}

/** Returns the query of an address with a filter set. Its other parameters are kept. */
export function searchWithFilter(search: string, { component, by }: ChangeFilter): string {
  const query = new URLSearchParams(search);
  const words = [component, by].filter(Boolean).join('.');
  if (words) query.set(addressName, words);
  else query.delete(addressName);
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether a filter shows an entry. One that a codemod handles only partly counts as done by hand. */
export function isShown(
  { components, by }: EntryFacts,
  { component, by: wanted }: ChangeFilter,
): boolean {
  const isOfComponent =
    component === '' || components.length === 0 || components.includes(component);
  const isByWanted = wanted === '' || (wanted === 'codemod' ? by === 'codemod' : by !== 'codemod');
  return isOfComponent && isByWanted;
}

/** Returns the components of a page's entries, sorted. */
export const componentsOf = (entries: readonly EntryFacts[]): string[] =>
  [...new Set(entries.flatMap(({ components }) => components))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
