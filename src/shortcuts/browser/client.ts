import { isHelpKey } from './isHelpKey';

/** The client module: notices the key that asks for help, and loads the list only then. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (!isHelpKey(event)) return;
    event.preventDefault();
    // Out of reach without a network: nothing happens, as before.
    import('./help').then(({ openHelp }) => openHelp()).catch(() => undefined);
  });
}
