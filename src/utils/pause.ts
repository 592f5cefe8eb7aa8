interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser answer the reader and paint. Where it can, it comes back here before it takes up other work. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  // Not a message channel: a browser may take several of its messages as one task.
  return new Promise((resolve) => setTimeout(resolve));
}
