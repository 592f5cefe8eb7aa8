import Cookies from 'js-cookie';
import { orNothing } from '../../utils/orNothing';
import { slotOf, type Slot } from '../../utils/slots';

/** Lifetime of a cookie in seconds: 365 days. */
const maxAge = 31_536_000;

/**
 * Returns a slot for a cookie with `SameSite=Lax`.
 *
 * @param path - the path below which it is sent and visible, with its slashes: `/x/`
 */
export function cookieSlot(name: string, path: string): Slot {
  const attributes = { path, sameSite: 'Lax', 'max-age': String(maxAge) } as const;
  return slotOf(
    () => Cookies.get(name) ?? null,
    (value) => {
      if (value === null) Cookies.remove(name, { path });
      else Cookies.set(name, value, attributes);
    },
  );
}

/**
 * Opens the channel to the site's other tabs with this name; undefined if it is missing, or forbidden in this frame: other tabs
 * then catch up when they are next shown.
 */
export const openTabChannel = (name: string): BroadcastChannel | undefined =>
  orNothing(() => new BroadcastChannel(name));

/** Wraps a slot so that it tells other tabs about each saved value: a cookie has no change event of its own. */
export const announced = (slot: Slot, channel?: Pick<BroadcastChannel, 'postMessage'>): Slot =>
  slotOf(slot.load, (value) => {
    slot.save(value);
    channel?.postMessage(value);
  });
