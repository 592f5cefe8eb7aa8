/** The client module of a site whose settings say where feedback goes: loads the controls once a reader is at a section or a demo. */
const places = ':is(h2, h3)[id], figure[id]';

function notice({ target }: Event): void {
  const place =
    target instanceof Element &&
    target.closest('.theme-doc-markdown') &&
    target.closest<HTMLElement>(places);
  if (!place) return;
  import('./controls')
    .then(({ show }) => show(place))
    // Not available without a network.
    .catch(() => undefined);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', notice);
  document.addEventListener('focusin', notice);
}

export {};
