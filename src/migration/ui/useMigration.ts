import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readSearch, useSearchOfAddress, writeSearch } from '../../utils/addressStore';
import { filterFromAddress, searchWithFilter, type ChangeFilter } from '../browser/filter';
import { noTicks, ticksOf } from '../browser/ticks';

/** Returns the ids of the entries that a reader has checked off on a page, and a function that toggles one. */
export function useTicks(page: string): [ids: ReadonlySet<string>, toggle: (id: string) => void] {
  const ids = useSyncExternalStore(
    useCallback((listener: () => void) => ticksOf(page).subscribe(listener), [page]),
    () => ticksOf(page).get(),
    () => noTicks,
  );
  return [ids, (id) => ticksOf(page).toggle(id)];
}

/** Returns the filter in the address of a page. */
export function useFilter(): ChangeFilter {
  const search = useSearchOfAddress();
  return useMemo(() => filterFromAddress(search), [search]);
}

/** Sets the filter in the address of a page. */
export const changeFilter = (filter: ChangeFilter): void =>
  writeSearch(searchWithFilter(readSearch(), filter));
