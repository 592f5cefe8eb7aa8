import type { EntryFacts } from '../types';

/** Who does the changes that are shown; empty for all of them. */
export type ByFilter = '' | 'codemod' | 'hand';

export interface ChangeFilter {
  /** A component; empty for all of them. */
  component: string;
  by: ByFilter;
}

export const noFilter: ChangeFilter = { component: '', by: '' };

/**
 * The part of an address that filters a page. It is one of those that the inline script of `src/preferences` knows, so that
 * nothing is painted which the filter would move.
 */
const addressName = 'filter';

const isBy = (word: string): word is 'codemod' | 'hand' => word === 'codemod' || word === 'hand';

/** The filter that an address asks for: `?filter=DataGrid.hand`. */
export function filterFromAddress(search: string): ChangeFilter {
  const words = (new URLSearchParams(search).get(addressName) ?? '').split('.');
  return { component: words.find((word) => !isBy(word)) ?? '', by: words.find(isBy) ?? '' };
}

/** The query of an address with a filter in it; what else it has is kept. */
export function searchWithFilter(search: string, { component, by }: ChangeFilter): string {
  const query = new URLSearchParams(search);
  const words = [component, by].filter(Boolean).join('.');
  if (words) query.set(addressName, words);
  else query.delete(addressName);
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether a filter leaves an entry. One that a codemod does in part is done by hand as well. */
export function isShown(
  { components, by }: EntryFacts,
  { component, by: wanted }: ChangeFilter,
): boolean {
  const isOfComponent =
    component === '' || components.length === 0 || components.includes(component);
  const isByWanted = wanted === '' || (wanted === 'codemod' ? by === 'codemod' : by !== 'codemod');
  return isOfComponent && isByWanted;
}

/** The components of a page's entries, sorted. */
export const componentsOf = (entries: readonly EntryFacts[]): string[] =>
  [...new Set(entries.flatMap(({ components }) => components))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
