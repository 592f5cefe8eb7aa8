/** A place that stores one value. Neither function throws: a blocked place reads as empty. */
export interface Slot {
  /** The raw saved value, or null where nothing is saved or the place cannot be read. */
  load(): string | null;
  /** Saves a value, or removes it with null. Where the place is blocked or full, nothing happens. */
  save(value: string | null): void;
}

/** Makes a slot of functions that may throw where the place is blocked or full: the choice then holds for this page view only. */
export const slotOf = (load: Slot['load'], save: Slot['save']): Slot => ({
  load() {
    try {
      return load();
    } catch {
      return null;
    }
  },
  save(value) {
    try {
      save(value);
    } catch {
      // As if there were no such place.
    }
  },
});

/**
 * Returns a slot for a key of local storage, or of the tab's own. Reads the getter of `window` at every call, because it throws itself
 * if the reader blocks it.
 */
export const storageSlot = (
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): Slot =>
  slotOf(
    () => window[storage].getItem(key),
    (value) =>
      value === null ? window[storage].removeItem(key) : window[storage].setItem(key, value),
  );
