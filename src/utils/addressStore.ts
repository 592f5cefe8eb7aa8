/** The query that the address of a page has, or would have if the browser had taken it. */
let kept: { pathname: string; search: string } | undefined;
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The query of this page's address, with its question mark; empty when there is none. */
export const readSearch = (): string =>
  kept?.pathname === window.location.pathname ? kept.search : window.location.search;

/** The same on the server, and while a page becomes alive. */
export const serverSearch = (): string => '';

/** Changes the query of this page's address, without a new entry in the history. */
export function writeSearch(search: string): void {
  const { pathname, hash } = window.location;
  kept = { pathname, search };
  try {
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  } catch {
    // Safari refuses more than a hundred in half a minute; the next one has all values again.
  }
  listeners.forEach((listener) => listener());
}
