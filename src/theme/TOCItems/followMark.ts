/** Room for the entry before or after the marked one. */
const margin = 40;

/** Returns how far a list must scroll to show an entry and some room around it. */
export function distanceTo(
  entry: { top: number; bottom: number },
  list: { top: number; bottom: number },
): number {
  const above = entry.top - margin - list.top;
  const below = entry.bottom + margin - list.bottom;
  return above < 0 ? above : Math.max(below, 0);
}

/**
 * Scrolls the list beside the page whenever another entry is marked. Only the list moves: `scrollIntoView` would also move the
 * page. It jumps, so readers who don't want motion see none.
 *
 * @param activeClass the class of the marked entry
 * @returns a function that stops it; undefined without such a list
 */
export function followMark(activeClass: string): (() => void) | undefined {
  const list = document.querySelector('.theme-doc-toc-desktop');
  // Blog posts have a short list of another class.
  if (!list) return undefined;
  const observer = new MutationObserver(() => {
    const entry = list.querySelector(`.${activeClass}`);
    // Above the first heading, no entry is marked.
    if (!entry) list.scrollTop = 0;
    else list.scrollTop += distanceTo(entry.getBoundingClientRect(), list.getBoundingClientRect());
  });
  observer.observe(list, { subtree: true, attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
