import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readSearch, serverSearch, subscribe, writeSearch } from '../../utils/addressStore';
import { filterFromAddress, searchWithFilter, type ChangeFilter } from '../browser/filter';
import { noTicks, ticksOf } from '../browser/ticks';

/** The ids of the entries that a reader has ticked off on a page, and the function that changes one. */
export function useTicks(page: string): [ids: ReadonlySet<string>, toggle: (id: string) => void] {
  const ids = useSyncExternalStore(
    useCallback((listener: () => void) => ticksOf(page).subscribe(listener), [page]),
    () => ticksOf(page).get(),
    () => noTicks,
  );
  return [ids, (id) => ticksOf(page).toggle(id)];
}

/** The filter that the address of a page holds. */
export function useFilter(): ChangeFilter {
  const search = useSyncExternalStore(subscribe, readSearch, serverSearch);
  return useMemo(() => filterFromAddress(search), [search]);
}

/** Filters a page, in its address. */
export const changeFilter = (filter: ChangeFilter): void =>
  writeSearch(searchWithFilter(readSearch(), filter));
