import type { OpenRequest } from './client';
import type { Request } from './session';

let early: Worker | undefined;

/** Creates the search worker. May throw if the browser refuses workers. */
const createWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });

/**
 * Starts the worker and lets it load an index before the client code is there, so that both load in parallel on a slow
 * network. The client requests the same index again and is then told that it is ready.
 */
export function startWorker(request: OpenRequest): void {
  try {
    early = createWorker();
    early.onerror = () => {
      early = undefined;
    };
    early.postMessage({ type: 'open', ...request, isFresh: false } satisfies Request);
  } catch {
    // Reported to the reader once search needs the worker.
  }
}

/** Hands over the worker that was started early, once; otherwise, or if that has failed, a new one. */
export function takeWorker(): Worker {
  const worker = early ?? createWorker();
  early = undefined;
  return worker;
}
