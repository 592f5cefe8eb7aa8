import siteConfig from '@generated/docusaurus.config';
import { missingPageAttribute } from '../../../navigation/missingPage';

/** Whether the page is a copy in another place, such as an archive of the web or a file that a reader has saved. */
const isCopy = ({ pathname }: Location): boolean =>
  !pathname.replace(/\/+/g, '/').toLowerCase().startsWith(siteConfig.baseUrl);

/**
 * Gives the page the address that it has in this build. A host may answer others with it, too: `//` for `/`, `…/index.html`,
 * capitals. The router, which knows only one form, would then replace the page by "Page not found". Runs before the router starts,
 * which it doesn't on a copy: there, the page stays as it is in its HTML.
 */
function correctAddress({ location, history }: Window, page: Document): void {
  const own = page.querySelector<HTMLLinkElement>('link[hreflang="x-default"]');
  // That page stands for all addresses that are missing.
  if (!own || page.querySelector(`[${missingPageAttribute}]`)) return;
  if (isCopy(location)) {
    // Docusaurus renders into this root if there is one.
    window.docusaurusRoot = { render: () => undefined, unmount: () => undefined };
    return;
  }
  const { pathname } = new URL(own.href);
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}

if (typeof document !== 'undefined') correctAddress(window, document);
