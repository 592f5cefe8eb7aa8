/** The client module: detects a press on a heading's link, and only then loads the code that copies it. */
function notice(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a.hash-link');
  // With a modifier key the browser opens the link elsewhere.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  import('./copyLink')
    .then(({ copyLink }) => copyLink(link as HTMLAnchorElement))
    // Can't be loaded without a network; the address is in the address bar anyway.
    .catch(() => undefined);
}

if (typeof document !== 'undefined') document.addEventListener('click', notice);

export {};
