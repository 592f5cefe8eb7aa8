import preloadPage from './preload';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader pays for what is loaded in advance. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

const asked = new Set<string>();

/**
 * In place of Docusaurus' `client/docusaurus.js`, which its links call: a page is loaded in advance when the pointer or
 * the focus reaches a link to it. That a link scrolls past is no reason.
 */
function preload(address: string): Promise<void> | false {
  const pathname = address.replace(/[?#].*/, '');
  if (isSlowConnection() || asked.has(pathname)) return false;
  asked.add(pathname);
  return preloadPage(pathname).catch(() => {
    // It was not needed yet; a click tries again and says what fails.
    asked.delete(pathname);
  });
}

// Docusaurus' links tell of the pointer only.
document.addEventListener('focusin', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link && link.origin === window.location.origin && link.pathname !== window.location.pathname)
    void preload(link.pathname);
});

export default Object.freeze({ prefetch: () => false as const, preload });
