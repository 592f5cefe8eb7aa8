/** The client module: notices a press on the link of a heading, and loads what copies it only then. */
function notice(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a.hash-link');
  // With such a key the browser opens the link elsewhere.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  import('./copyLink')
    .then(({ copyLink }) => copyLink(link as HTMLAnchorElement))
    // Out of reach without a network: the address is in the address bar all the same.
    .catch(() => undefined);
}

if (typeof document !== 'undefined') document.addEventListener('click', notice);

export {};
