import type { PrecacheEntry } from 'workbox-precaching';

/** A tab of the site. */
interface Client {
  postMessage: (message: unknown) => void;
}

/** The part of its global scope that the worker uses. The standard types for workers would clash with those for pages. */
export interface WorkerScope {
  /** Injected by the build. */
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
