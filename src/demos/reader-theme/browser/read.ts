import type { ReadTheme } from '../engine/readTheme';

/** Milliseconds after which a source counts as unreadable. */
const patience = 8000;

/** Reads a theme in a worker, which never runs any of it. Resolves to null if there is no theme; rejects if the worker can't be loaded. */
export function readInWorker(source: string): Promise<ReadTheme | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'theme' });
  const read = new Promise<ReadTheme | null>((resolve, reject) => {
    setTimeout(() => resolve(null), patience);
    worker.onmessage = ({ data }: MessageEvent<ReadTheme | null>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(source);
  });
  return read.finally(() => worker.terminate());
}
