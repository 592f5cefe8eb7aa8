import type { PrecacheEntry } from 'workbox-precaching';

/** A tab of the site. */
interface Client {
  postMessage: (message: unknown) => void;
}

/** What the worker uses of its global scope; the types of all workers would clash with those of pages. */
export interface WorkerScope {
  /** Put in by the build. */
  __WB_MANIFEST: PrecacheEntry[];
  registration: { scope: string };
  clients: { claim: () => Promise<void>; matchAll: () => Promise<Client[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: 'activate',
    listener: (event: { waitUntil: (promise: Promise<unknown>) => void }) => void,
  ) => void) &
    ((type: 'message', listener: (event: { data: unknown }) => void) => void);
}
