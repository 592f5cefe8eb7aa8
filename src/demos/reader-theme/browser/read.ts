import type { ReadTheme } from '../engine/readTheme';
import type { ThemeReply } from './worker';

/** Milliseconds after which a source counts as unreadable. The time that the worker takes to load is not part of them. */
const patience = 8000;

/** Reads a theme in a worker, which never runs any of it. Resolves to null if there is no theme; rejects if the worker can't be loaded. */
export function readInWorker(source: string): Promise<ReadTheme | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'theme' });
  const read = new Promise<ReadTheme | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ThemeReply>) => {
      if (data === 'ready') setTimeout(() => resolve(null), patience);
      else resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(source);
  });
  return read.finally(() => worker.terminate());
}
