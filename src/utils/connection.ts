import { useSyncExternalStore } from 'react';

let retry: (() => void) | undefined;
const listeners = new Set<() => void>();

function set(next: (() => void) | undefined): void {
  if (retry) window.removeEventListener('online', retry);
  if (next) window.addEventListener('online', next);
  retry = next;
  listeners.forEach((listener) => listener());
}

/** Waits until the browser is online again or the reader asks to try again. Ends an earlier wait, which then never resolves. */
export const waitForConnection = (): Promise<void> =>
  new Promise((resolve) => {
    set(() => {
      set(undefined);
      resolve();
    });
  });

/** Ends the current wait, if there is one; it then never resolves. */
export const stopWaiting = (): void => retry && set(undefined);

/** Returns a function that tries again while something waits for a connection. */
export const useWaiting = (): (() => void) | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => retry,
    () => undefined,
  );
