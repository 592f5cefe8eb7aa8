import type { OpenRequest } from './client';
import type { Request } from './protocol';

let early: { worker: Worker; hasFailed: boolean } | undefined;

/** The worker of search, running or about to. May throw, where the browser refuses workers. */
const createWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });

/**
 * Starts the worker and lets it read an index before the code that talks to it is there: on a slow network they arrive
 * together. The client asks for the same index again and is told of it then.
 */
export function startWorker(request: OpenRequest): void {
  try {
    const started = (early ??= { worker: createWorker(), hasFailed: false });
    started.worker.onerror = () => {
      started.hasFailed = true;
    };
    const open: Request = { type: 'open', ...request, isFresh: false };
    started.worker.postMessage(open);
  } catch {
    // Said to the reader when search needs it.
  }
}

/** Hands the worker over, to one user. */
export function takeWorker(): Worker {
  const worker = early && !early.hasFailed ? early.worker : createWorker();
  early = undefined;
  return worker;
}
