interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser respond to the reader and paint. If it can, it resumes here before it starts other work. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  // Not a message channel: a browser may handle several of its messages in one task.
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls back when the browser is idle, at the latest after a time.
 *
 * @param timeout in milliseconds
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void, timeout: number): () => void {
  // Safari has no such callback.
  if (typeof requestIdleCallback !== 'function') {
    const handle = setTimeout(callback, 50);
    return () => clearTimeout(handle);
  }
  const handle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(handle);
}
