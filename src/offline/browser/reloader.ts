/** What a reload depends on; given, so that the rule can be tested without a browser. */
export interface ReloaderOptions {
  /** Whether a reload would take something from the reader now. */
  isBusy: () => boolean;
  isFocused: () => boolean;
  /** Kept for as long as the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

export interface Reloader {
  /** A worker of this build became active. */
  request: (build: string) => void;
  /** The page may be ready for the reload that waits, if any does. */
  attempt: () => void;
}

const key = 'offline-reloaded';

/**
 * One reload for each new build: now, or as soon as the tab has the focus and the reader nothing to lose. Builds that
 * the tab was reloaded for are remembered, so that a server that alternates between two does not make it go round.
 */
export function createReloader({ isBusy, isFocused, storage, reload }: ReloaderOptions): Reloader {
  let wanted: string | undefined;

  function attempt(): void {
    if (wanted === undefined || isBusy() || !isFocused()) return;
    const build = wanted;
    wanted = undefined;
    try {
      const done = JSON.parse(storage.getItem(key) ?? '[]') as string[];
      if (done.includes(build)) return;
      storage.setItem(key, JSON.stringify([...done, build].slice(-20)));
    } catch {
      // What cannot be remembered could be repeated.
      return;
    }
    reload();
  }

  return {
    request(build) {
      wanted = build;
      attempt();
    },
    attempt,
  };
}
