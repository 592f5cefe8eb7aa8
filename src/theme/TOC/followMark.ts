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
 * Scrolls a list whenever another entry is marked. Only the list moves: `scrollIntoView` would also move the page. It jumps,
 * so readers who don't want motion see none.
 *
 * @returns a function that stops it
 */
export function followMark(list: Element): () => void {
  const observer = new MutationObserver(() => {
    const entry = list.querySelector('.table-of-contents__link--active');
    if (entry)
      list.scrollTop += distanceTo(entry.getBoundingClientRect(), list.getBoundingClientRect());
  });
  observer.observe(list, { subtree: true, attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
