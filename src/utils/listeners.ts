/** Returns a function that adds a listener and returns one that removes it, for `useSyncExternalStore`, and one that calls all. */
export function createListeners(): {
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
} {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}
