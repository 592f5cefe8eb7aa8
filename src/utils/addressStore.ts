import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

const currentAddress = (): string => window.location.pathname + window.location.search;

/** The query that an address would have if the browser had accepted it. */
let kept: { address: string; search: string } | undefined;
const { subscribe, tell } = createListeners();

/** Returns the query of this page's address, with its question mark; empty if there is none. */
export const readSearch = (): string =>
  kept?.address === currentAddress() ? kept.search : window.location.search;

/** Returns the same, also after each change; empty on the server and during hydration. */
export const useSearchOfAddress = (): string =>
  useSyncExternalStore(subscribe, readSearch, () => '');

/** Changes the query of this page's address, without a new entry in the history. */
export function writeSearch(search: string): void {
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  } catch {
    // Safari refuses more than a hundred changes in half a minute; the next one has all values again.
  }
  // Read again, since Chrome ignores them without an error.
  kept = { address: currentAddress(), search };
  tell();
}

/** Returns the query of an address with some parameters set, and without those that have no value. All others are kept. */
export function searchWith(
  search: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    // Deleted first, so that they keep their order, whichever was changed last.
    query.delete(name);
    if (value !== undefined) query.append(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
