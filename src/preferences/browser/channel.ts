import type { Slot } from '../slots';

/** A line to the site's other tabs; a broken or missing one is silent. */
export interface TabChannel {
  post: (value: string | null) => void;
  /** Calls back with what other tabs post. What is not a text or null counts as null. */
  listen: (listener: (value: string | null) => void) => void;
}

/** Opens the channel of that name, where the browser has and allows such a thing. */
export function openTabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // Missing, or forbidden in this frame: other tabs catch up when they are next looked at.
  }
  return {
    post(value) {
      try {
        channel?.postMessage(value);
      } catch {
        // Closed by the browser.
      }
    },
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        listener(typeof data === 'string' ? data : null),
      );
    },
  };
}

/** The slot, telling other tabs of each value saved: a cookie has no change event of its own. */
export function announced(slot: Slot, channel: Pick<TabChannel, 'post'>): Slot {
  return {
    load: slot.load,
    save(value) {
      slot.save(value);
      channel.post(value);
    },
  };
}
