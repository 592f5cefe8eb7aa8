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
 * The values of a configurable demo. The address of the page holds them, so that it can be sent to others.
 *
 * @param demo - its name
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
