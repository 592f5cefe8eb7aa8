import type { MouseEvent } from 'react';

/**
 * Returns the address within this site that a click on static HTML leads to, or null if the browser should follow it: a
 * link elsewhere, a link in a new tab, or no link at all.
 */
export function internalTarget(event: MouseEvent, baseUrl: string): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.origin !== window.location.origin) {
    return null;
  }
  if (!link.pathname.startsWith(baseUrl) || link.pathname.endsWith('.json')) {
    return null;
  }
  // A link to a row keeps the current query, such as the filter.
  const { pathname, search } = window.location;
  const isSamePage = link.pathname === pathname;
  return `${link.pathname}${isSamePage ? search : link.search}${link.hash}`;
}
