import { isHelpKey } from './isHelpKey';

/** The client module: detects the key that asks for help, and only then loads the list. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (!isHelpKey(event)) return;
    event.preventDefault();
    // Can't be loaded without a network; nothing happens.
    import('./help').then(({ openHelp }) => openHelp()).catch(() => undefined);
  });
}
