import siteConfig from '@generated/docusaurus.config';
import { load } from './preload';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the connection is slow or the reader saves data, so that nothing should be loaded in advance. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

const asked = new Set<string>();

/**
 * Replaces Docusaurus' `client/docusaurus.js`, which its links call. Loads a page in advance when the pointer or the focus
 * reaches a link to it, not when the link scrolls into view.
 */
function preload(address: string): Promise<void> | false {
  const pathname = address.replace(/[?#].*/, '');
  if (isSlowConnection() || asked.has(pathname)) return false;
  asked.add(pathname);
  return load(pathname).catch(() => {
    // The page isn't needed yet; a click tries again and reports the failure.
    asked.delete(pathname);
  });
}

/** Preloads the page of the link that an event is at, if that is another page of the site. */
function preloadLink({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  const { pathname } = link;
  const isOwn = pathname.startsWith(siteConfig.baseUrl);
  if (isOwn && pathname !== window.location.pathname) void preload(pathname);
}

// Docusaurus' links report the pointer only, and links in static HTML report nothing. A finger counts as a pointer.
document.addEventListener('focusin', preloadLink);
document.addEventListener('pointerover', preloadLink);

export default Object.freeze({ prefetch: () => false as const, preload });
