/** The client module: notices a reader at a link to the reference, and loads the popover only then. */
const delay = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

function notice(event: Event & { pointerType?: string }): void {
  clearTimeout(timer);
  const link = (event.target as Element).closest('a[data-api-link]');
  const isFocus = event.type === 'focusin';
  // A tap goes to the page, and focus that comes with a press is not for reading.
  if (!link || event.pointerType === 'touch' || (isFocus && !link.matches(':focus-visible'))) {
    return;
  }
  timer = setTimeout(() => {
    import('./popover')
      .then(({ open }) => open(link as HTMLAnchorElement))
      // Offline or after a release it may be out of reach: the link still leads to the page.
      .catch(() => undefined);
  }, delay);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', notice);
  document.addEventListener('focusin', notice);
}
