import { useMemo, useSyncExternalStore } from 'react';
import { readSearch, serverSearch, subscribe, writeSearch } from '../../utils/addressStore';
import { searchWithValues, startValues, valuesFromAddress, type Values } from '../browser/values';
import type { Control, PropValue } from '../types';

export interface Configured {
  values: Values;
  change: (name: string, value: PropValue | undefined) => void;
  reset: () => void;
}

/**
 * Returns the values of a configurable demo. They are kept in the page's address, so that a reader can share them.
 *
 * @param demo - name of the demo
 */
export function useConfigured(demo: string, controls: readonly Control[]): Configured {
  const search = useSyncExternalStore(subscribe, readSearch, serverSearch);
  const values = useMemo(() => valuesFromAddress(search, demo, controls), [search, demo, controls]);
  const set = (next: Values): void =>
    writeSearch(searchWithValues(readSearch(), demo, controls, next));
  return {
    values,
    change: (name, value) => set({ ...values, [name]: value }),
    reset: () => set(startValues(controls)),
  };
}
