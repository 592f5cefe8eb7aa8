import { searchWith } from '../../utils/addressStore';
import { wordMatcher } from '../../utils/matchWords';
import type { EntryFacts } from '../types';

/** Who makes the changes that are shown; empty for all of them. */
export type ByFilter = '' | 'codemod' | 'hand';

export interface ChangeFilter {
  /** A component; empty for all of them. */
  component: string;
  by: ByFilter;
  /** Words that must all occur in the title of an entry or the names of its components; case and accents are ignored. */
  text: string;
}

export const noFilter: ChangeFilter = { component: '', by: '', text: '' };

/**
 * The query parameters that filter a page. The inline script of `src/preferences` looks for it too, so that nothing is
 * painted that the filter would move.
 */
const addressName = 'filter';
const textName = 'text';

const isBy = (word: string): word is 'codemod' | 'hand' => word === 'codemod' || word === 'hand';

/** Reads the filter from the query of an address: `?filter=DataGrid.hand`. */
export function filterFromAddress(search: string): ChangeFilter {
  const query = new URLSearchParams(search);
  const words = (query.get(addressName) ?? '').split('.');
  return {
    component: words.find((word) => !isBy(word)) ?? '',
    by: words.find(isBy) ?? '',
    text: query.get(textName) ?? '',
  };
}

/** Returns the query of an address with a filter set. Its other parameters are kept. */
export function searchWithFilter(search: string, { component, by, text }: ChangeFilter): string {
  const words = [component, by].filter(Boolean).join('.');
  return searchWith(search, {
    // Also for text alone, since the inline script looks for it.
    [addressName]: words || text ? words : undefined,
    [textName]: text || undefined,
  });
}

/** Whether a filter shows an entry. One that a codemod handles only partly counts as done by hand. */
export function isShown(
  { components, by, title }: EntryFacts,
  { component, by: wanted, text }: ChangeFilter,
): boolean {
  const isOfComponent =
    component === '' || components.length === 0 || components.includes(component);
  const isByWanted = wanted === '' || (wanted === 'codemod' ? by === 'codemod' : by !== 'codemod');
  return isOfComponent && isByWanted && wordMatcher(text)([title, ...components]);
}

/** Returns the components of a page's entries, sorted. */
export const componentsOf = (entries: readonly EntryFacts[]): string[] =>
  [...new Set(entries.flatMap(({ components }) => components))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
