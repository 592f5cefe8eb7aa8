import type { AnalyticsEvent, BeaconBody, Transport } from '../../events';

/** How many events wait at most while they cannot be sent; the oldest give way. */
export const QUEUE_LIMIT = 50;

/**
 * Sends events as JSON to an endpoint of the maintainer, by `sendBeacon`: in the background, also while the page is
 * being left. While the browser is offline or takes nothing more, they wait in memory and go out together later.
 * A beacon has no answer: what the browser has taken is never sent again, whatever the endpoint made of it.
 *
 * @param endpoint an http(s) address or a path on the site's own host
 */
export function beacon(endpoint: string): Transport {
  let queue: AnalyticsEvent[] = [];

  function flush(): void {
    if (queue.length === 0 || !navigator.onLine) return;
    const body: BeaconBody = { version: 1, events: queue };
    try {
      if (navigator.sendBeacon(endpoint, JSON.stringify(body))) queue = [];
    } catch {
      // Blocked by the reader's browser: the next event tries again.
    }
  }

  window.addEventListener('online', flush);
  return {
    send(event) {
      queue = [...queue, event].slice(-QUEUE_LIMIT);
      flush();
    },
    stop() {
      window.removeEventListener('online', flush);
      queue = [];
    },
  };
}
