import { fetchHtml, staticHtml, type StaticHtml } from '../../../static-html/browser/staticHtml';

declare const __webpack_public_path__: string;

/** Where a file with parts is, given by its name or by its path below the site's base. */
const addressOf = (file: string): string => __webpack_public_path__ + file;

/** Whether this is a page that came with its own document and is not live yet: what it shows is all there. */
const isFirst = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset.hasHydrated !== 'true';

/** Fetches the parts of a page that the reader does not open but comes to from another one. */
const prepareParts = (file: string, name: string): Promise<void> =>
  isFirst() || document.querySelector(`x-static[id^="${name}-"]`)
    ? Promise.resolve()
    : fetchHtml(addressOf(file));

/**
 * The static parts of one page; the browser's counterpart of `src/page-weight/static-content`.
 *
 * @param file - with the parts, below the site's base: `assets/static/p01234567.json`
 * @param version - fingerprint of what the parts show, so that those of another release are not mixed in
 */
export function pageParts(file: string, version: string): StaticHtml {
  const name = file.replace(/^.*\/|\.json$/g, '');
  // Without the route's own preparation, as where the routes are Docusaurus' own, this is the moment.
  prepareParts(file, name).catch(() => undefined);
  return staticHtml(`${name}-${version}`, addressOf(file), version);
}

/**
 * A page's module, together with its parts, which are fetched beside it. Rejects when these cannot be had, on which
 * Docusaurus opens the page as a document: there they are.
 */
export function withParts<T>(name: string, module: Promise<T>): Promise<T> {
  const parts = prepareParts(`assets/static/${name}.json`, name);
  return Promise.all([module, parts]).then(([loaded]) => loaded);
}
