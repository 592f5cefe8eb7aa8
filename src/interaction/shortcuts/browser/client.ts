import { isSingleKey } from './singleKeys';

/** The client module: detects the key that asks for help, and only then loads the list. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    // Also the question marks of Arabic and of full-width characters.
    if (!isSingleKey(event, '?', '؟', '？')) return;
    event.preventDefault();
    // Can't be loaded without a network; nothing happens.
    import('./help').then(({ openHelp }) => openHelp()).catch(() => undefined);
  });
}
