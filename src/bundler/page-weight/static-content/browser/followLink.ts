import type { MouseEvent } from 'react';
import { internalTarget } from '../../../../utils/internalTarget';

/** The part of the router's history that is used here. */
interface History {
  push: (to: string) => void;
  replace: (to: string) => void;
}

const linkOf = ({ target }: { target: EventTarget }): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/**
 * Handles a click in static HTML as `<Link>` does: a link to a page of the site changes the page within the application.
 * Everything else is left to the browser, including a link to a place on the same page.
 */
export function followLink(event: MouseEvent, history: History, baseUrl: string): void {
  const link = linkOf(event);
  const target = internalTarget(event, baseUrl);
  if (target === null || !link || link.hasAttribute('download') || event.defaultPrevented) return;
  const { pathname, search, hash } = window.location;
  if (link.hash !== '' && link.pathname === pathname && link.search === search) return;
  event.preventDefault();
  history[target === pathname + search + hash ? 'replace' : 'push'](target);
}

/** Loads the page of a link in static HTML in advance, when the pointer or a finger reaches the link. */
export function preloadLink(event: { target: EventTarget }, baseUrl: string): void {
  const link = linkOf(event);
  if (
    link &&
    !link.target &&
    link.origin === window.location.origin &&
    link.pathname.startsWith(baseUrl) &&
    link.pathname !== window.location.pathname
  ) {
    void window.docusaurus.preload(link.pathname);
  }
}
