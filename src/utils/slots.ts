import Cookies from 'js-cookie';

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

export interface CookieOptions {
  /** The path below which the cookie is sent and visible, with its slashes: `/x/`. */
  path: string;
  /** Lifetime in seconds. */
  maxAge: number;
}

/** Returns a slot for a cookie with `SameSite=Lax` and a lifetime in seconds. */
export function cookieSlot(name: string, { path, maxAge }: CookieOptions): Slot {
  const attributes = { path, sameSite: 'Lax', 'max-age': String(maxAge) } as const;
  return {
    load() {
      try {
        return Cookies.get(name) ?? null;
      } catch {
        return null;
      }
    },
    save(value) {
      try {
        if (value === null) Cookies.remove(name, { path });
        else Cookies.set(name, value, attributes);
      } catch {
        // Blocked: the choice holds for this page view only.
      }
    },
  };
}
