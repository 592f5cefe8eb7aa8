/** What lies over a page, or replaces a part of it, until the reader closes it. */
interface Overlay {
  close: () => void;
  /** The page below, if going back to another place of that page leaves the overlay open. */
  page: string | undefined;
}

/** The open ones; the last is in front. */
const overlays = new Set<Overlay>();

const { navigation: found } = globalThis as unknown as {
  navigation?: EventTarget & { currentEntry: { index: number } | null };
};
/** Missing in older browsers, where its name stands for the section with that id if the page has one. */
const navigation = found && 'currentEntry' in found ? found : undefined;
/** The position in the tab's history that was left last. */
let left: number | undefined;
let isReturning = false;

function onPop(event: PopStateEvent): void {
  const overlay = [...overlays].at(-1);
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
  } else if (overlay && overlay.page !== window.location.pathname) {
    overlay.close();
    const steps = (left ?? NaN) - (navigation?.currentEntry?.index ?? NaN);
    // Where the browser doesn't say how far it went, the page changes, too.
    if (!steps) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(steps);
  }
}

/** Starts to listen for Back. To be called before the router does the same, since the first listener can stop the event. */
export function listenForBack(): void {
  window.addEventListener('popstate', onPop);
  navigation?.addEventListener('currententrychange', (event) => {
    left = (event as Event & { from: { index: number } }).from.index;
  });
}

/** Whether Back can close an overlay and nothing else. */
export const canCloseAlone = navigation !== undefined;

/**
 * Makes Back and Forward close an overlay instead of changing the page below it, until the returned function is called.
 *
 * @param isPart - whether the overlay is a part of the page, so that going to another place of the page leaves it open
 */
export function closeOnBack(close: () => void, isPart: boolean = false): () => void {
  const overlay: Overlay = { close, page: isPart ? window.location.pathname : undefined };
  overlays.add(overlay);
  return () => overlays.delete(overlay);
}
