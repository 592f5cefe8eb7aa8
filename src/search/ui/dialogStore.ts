import { useSyncExternalStore } from 'react';
import { createListeners } from '@site/src/utils/listeners';
import { takeKept, typing } from '@site/src/utils/lostFiles';

let isOpen = false;
const { subscribe, tell } = createListeners();

function set(next: boolean): void {
  isOpen = next;
  tell();
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
let isResumed = false;

/** Returns what was last typed during this visit. */
export const getLastQuery = (): string => lastQuery;

/** Whether the dialog opens with that selected, so that typing replaces it: not after a reload in the middle of typing. */
export function isSelectedAtFirst(): boolean {
  const isSelected = !isResumed;
  isResumed = false;
  return isSelected;
}

export function keepLastQuery(query: string): void {
  lastQuery = query;
}

typing.read = () => (isOpen ? lastQuery : null);

/** Opens the dialog again if the site reloaded the page while it was open. */
export function resumeSearch(): void {
  const query = takeKept();
  if (query === null) return;
  lastQuery = query;
  isResumed = true;
  openSearch();
}
