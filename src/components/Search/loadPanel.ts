import type PanelComponent from './Panel';

let early: { worker: Worker; hasFailed: boolean } | undefined;

/** The worker of search, running or about to. May throw, where the browser refuses workers. */
const createWorker = (): Worker =>
  new Worker(new URL('../../search/worker.ts', import.meta.url), { name: 'search' });

/** Starts the worker before the code that talks to it is there: on a slow network they arrive together. */
function startWorker(): void {
  try {
    const started = (early ??= { worker: createWorker(), hasFailed: false });
    started.worker.onerror = () => {
      started.hasFailed = true;
    };
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

let isStarted = false;
let loading: Promise<typeof PanelComponent> | undefined;

/** Loads the results of search, once; after a failure again. */
export function loadPanel(): Promise<typeof PanelComponent> {
  if (!isStarted) startWorker();
  isStarted = true;
  loading ??= import('./Panel').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  // Whoever only prepares does not wait for it.
  loading.catch(() => undefined);
  return loading;
}
