/** The client module: loads the popover once a reader stays at a link to the reference. */
const delay = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

function notice(event: Event & { pointerType?: string }): void {
  clearTimeout(timer);
  const link = (event.target as Element).closest('a[data-api-link]');
  const isFocus = event.type === 'focusin';
  // A tap follows the link, and focus from a mouse press doesn't ask for details.
  if (!link || event.pointerType === 'touch' || (isFocus && !link.matches(':focus-visible'))) {
    return;
  }
  timer = setTimeout(() => {
    import('./popover')
      .then(({ open }) => open(link as HTMLAnchorElement))
      // The chunk may be unavailable offline or after a release. The link still works.
      .catch(() => undefined);
  }, delay);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', notice);
  document.addEventListener('focusin', notice);
}
