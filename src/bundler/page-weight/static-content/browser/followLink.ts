import type { MouseEvent } from 'react';
import type { useHistory } from '@docusaurus/router';
import { internalTarget } from '../../../../utils/internalTarget';

/**
 * Handles a click in static HTML as `<Link>` does: a link to a page of the site changes the page within the application.
 * Everything else is left to the browser, including a link to a place on the same page.
 */
export function followLink(
  event: MouseEvent,
  history: Pick<ReturnType<typeof useHistory>, 'push' | 'replace'>,
  baseUrl: string,
): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const target = internalTarget(event, baseUrl);
  if (target === null || !link || link.hasAttribute('download') || event.defaultPrevented) return;
  const { pathname, search, hash } = window.location;
  if (link.hash !== '' && link.pathname === pathname && link.search === search) return;
  event.preventDefault();
  history[target === pathname + search + hash ? 'replace' : 'push'](target);
}
