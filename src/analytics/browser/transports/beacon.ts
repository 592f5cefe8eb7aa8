import type { AnalyticsEvent, BeaconBody, Transport } from '../../events';

/** Maximum number of events that wait while they can't be sent; the oldest are dropped. */
export const QUEUE_LIMIT = 50;

/**
 * Sends events as JSON to the maintainer's endpoint with `sendBeacon`: in the background, even while the reader is leaving the
 * page. While the browser is offline or accepts no more, they wait in memory and are sent together later.
 * A beacon has no response: what the browser has accepted is never sent again, whatever the endpoint does with it.
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
