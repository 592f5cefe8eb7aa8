import { listIn } from '../../utils/listIn';
import type { Slot } from '../../utils/slots';

/** What a reload depends on, passed in so that it can be tested without a browser. */
export interface ReloaderOptions {
  /** Whether the reader would lose something in a reload now. */
  isBusy: () => boolean;
  isFocused: () => boolean;
  /** A value that lasts as long as the tab. */
  slot: Slot;
  reload: () => void;
}

/**
 * Creates a reloader that reloads once for each new build: now, or as soon as the tab has the focus and the reader has nothing
 * to lose. It remembers the builds it has reloaded for, so that a server that alternates between two does not cause a loop.
 */
export function createReloader({ isBusy, isFocused, slot, reload }: ReloaderOptions) {
  let wanted: string | undefined;

  /** Does the pending reload, if there is one and the page is ready for it. */
  function attempt(): void {
    if (wanted === undefined || isBusy() || !isFocused()) return;
    const build = wanted;
    wanted = undefined;
    const done = listIn(slot.load());
    if (done.includes(build)) return;
    const text = JSON.stringify([...done, build].slice(-20));
    slot.save(text);
    // A reload that can't be remembered could be repeated.
    if (slot.load() === text) reload();
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
