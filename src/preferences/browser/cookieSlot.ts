import Cookies from 'js-cookie';
import { slotOf, type Slot } from '../../utils/slots';

interface CookieOptions {
  /** The path below which the cookie is sent and visible, with its slashes: `/x/`. */
  path: string;
  /** Lifetime in seconds. */
  maxAge: number;
}

/** Returns a slot for a cookie with `SameSite=Lax` and a lifetime in seconds. */
export function cookieSlot(name: string, { path, maxAge }: CookieOptions): Slot {
  const attributes = { path, sameSite: 'Lax', 'max-age': String(maxAge) } as const;
  return slotOf(
    () => Cookies.get(name) ?? null,
    (value) => {
      if (value === null) Cookies.remove(name, { path });
      else Cookies.set(name, value, attributes);
    },
  );
}

/** Opens the channel to the site's other tabs with this name. If the browser doesn't support or allow it, nothing happens. */
export function openTabChannel(name: string) {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // Missing, or forbidden in this frame: other tabs catch up when they are next shown.
  }
  return {
    post(value: string | null): void {
      try {
        channel?.postMessage(value);
      } catch {
        // Closed by the browser.
      }
    },
    /** Calls the listener with what other tabs post. Anything but a string counts as null. */
    listen(listener: (value: string | null) => void): void {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        listener(typeof data === 'string' ? data : null),
      );
    },
  };
}

/** Wraps a slot so that it tells other tabs about each saved value: a cookie has no change event of its own. */
export function announced(slot: Slot, channel: { post: Slot['save'] }): Slot {
  return {
    load: slot.load,
    save(value) {
      slot.save(value);
      channel.post(value);
    },
  };
}
