/** What a reload depends on, passed in so that it can be tested without a browser. */
export interface ReloaderOptions {
  /** Whether the reader would lose something in a reload now. */
  isBusy: () => boolean;
  isFocused: () => boolean;
  /** Storage that lasts as long as the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

const key = 'offline-reloaded';

/**
 * Creates a reloader that reloads once for each new build: now, or as soon as the tab has the focus and the reader has nothing
 * to lose. It remembers the builds it has reloaded for, so that a server that alternates between two does not cause a loop.
 */
export function createReloader({ isBusy, isFocused, storage, reload }: ReloaderOptions) {
  let wanted: string | undefined;

  /** Does the pending reload, if there is one and the page is ready for it. */
  function attempt(): void {
    if (wanted === undefined || isBusy() || !isFocused()) return;
    const build = wanted;
    wanted = undefined;
    try {
      const done = JSON.parse(storage.getItem(key) ?? '[]') as string[];
      if (done.includes(build)) return;
      storage.setItem(key, JSON.stringify([...done, build].slice(-20)));
    } catch {
      // A reload that can't be remembered could be repeated.
      return;
    }
    reload();
  }

  return {
    /** Reports that a worker of this build became active. */
    request(build: string): void {
      wanted = build;
      attempt();
    },
    attempt,
  };
}
