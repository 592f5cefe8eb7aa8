import { missingPageAttribute } from '../../navigation/missingPage';

/**
 * Gives the page the address that it has in this build. A host may answer others with it, too: `//` for `/`, `…/index.html`,
 * capitals. The router, which knows only one form, would then replace the page by "Page not found". Runs before the router starts.
 */
function correctAddress({ location, history }: Window, page: Document): void {
  const own = page.querySelector<HTMLLinkElement>('link[hreflang="x-default"]');
  // That page stands for all addresses that are missing.
  if (!own || page.querySelector(`[${missingPageAttribute}]`)) return;
  const { pathname } = new URL(own.href);
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}

if (typeof document !== 'undefined') correctAddress(window, document);
