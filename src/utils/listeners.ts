/** Returns a function that adds a listener and returns one that removes it, for `useSyncExternalStore`, and one that calls all. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (): void => listeners.forEach((listener) => listener()),
  };
}
