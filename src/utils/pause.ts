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
