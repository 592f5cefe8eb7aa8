/** A place that stores one value. Neither function throws: a blocked place reads as empty. */
export interface Slot {
  /** The raw saved value, or null where nothing is saved or the place cannot be read. */
  load(): string | null;
  /** Saves a value, or removes it with null. Where the place is blocked or full, nothing happens. */
  save(value: string | null): void;
}

/**
 * Returns a slot for a key of local storage. Reads `window.localStorage` at every call, because the getter itself throws
 * if the reader blocks it.
 */
export function storageSlot(key: string): Slot {
  return {
    load() {
      try {
        return window.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    save(value) {
      try {
        if (value === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, value);
      } catch {
        // Blocked or full: the choice holds for this page view only.
      }
    },
  };
}
