/**
 * Ignores the rest of a double-click on something that the first click has removed, such as a search result: what is now under
 * the pointer may be a link to another page.
 */
export function ignoreRestOfDoubleClick(root: Document): void {
  let first: EventTarget | null = null;
  root.addEventListener(
    'click',
    (event) => {
      if (event.detail <= 1) {
        first = event.target;
        return;
      }
      const isGone = first instanceof Node && !first.isConnected;
      if (isGone && event.target instanceof Element && event.target.closest('a[href]')) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
