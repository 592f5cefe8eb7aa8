import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePagePath } from '@site/src/navigation/usePagePath';
import { parseSitePath } from '@site/src/products/path';
import type { OpenRequest } from '@site/src/search/browser/client';
import type { Request } from '@site/src/search/browser/protocol';
import type PanelComponent from './Panel';

let early: { worker: Worker; hasFailed: boolean } | undefined;

/** The worker of search, running or about to. May throw, where the browser refuses workers. */
const createWorker = (): Worker =>
  new Worker(new URL('../browser/worker.ts', import.meta.url), { name: 'search' });

/**
 * Starts the worker and lets it read an index before the code that talks to it is there: on a slow network they arrive
 * together. The client asks for the same index again and is told of it then.
 */
function startWorker(request: OpenRequest): void {
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

let isStarted = false;
let loading: Promise<typeof PanelComponent> | undefined;

/** Loads the results of search, once; after a failure again. The first call starts to read the index. */
function loadPanel(request: OpenRequest): Promise<typeof PanelComponent> {
  if (!isStarted) startWorker(request);
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

/** Loads the results of search, and the index of the version being read. */
export function useLoadPanel(): () => Promise<typeof PanelComponent> {
  const pathname = usePagePath();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useCallback(
    () => loadPanel({ baseUrl, segment: parseSitePath(pathname, baseUrl).version ?? '' }),
    [pathname, baseUrl],
  );
}
