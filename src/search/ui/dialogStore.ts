import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openSearch = (): void => set(true);
export const closeSearch = (): void => set(false);

/** Whether the search dialog is open. There is only one, whatever on the page opens it. */
export const useSearchOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );

let lastQuery = '';

/** Returns what was last typed during this visit. The dialog opens with it selected, so that typing replaces it. */
export const getLastQuery = (): string => lastQuery;

export function keepLastQuery(query: string): void {
  lastQuery = query;
}
