import Cookies from 'js-cookie';
import type { Slot } from '../../utils/slots';

interface CookieOptions {
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
