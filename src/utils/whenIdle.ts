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
