import {
  fetchHtml,
  staticHtml,
  type StaticHtml,
} from '../../../../code/static-html/browser/staticHtml';

declare const __webpack_public_path__: string;

/** Returns the address of a file, given its path below the site's base. */
const addressOf = (file: string): string => __webpack_public_path__ + file;

/** Whether the page came as a document and is not hydrated yet, so that everything it shows is there. */
const isFirst = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset.hasHydrated !== 'true';

/** Fetches the parts of a page, unless the reader opened it as a document. */
const prepareParts = (file: string, name: string): Promise<void> =>
  isFirst() || document.querySelector(`x-static[id^="${name}-"]`)
    ? Promise.resolve()
    : fetchHtml(addressOf(file));

/**
 * Returns the static parts of one page.
 *
 * @param file - path of the file with the parts, below the site's base: `assets/static/p01234567.json`
 * @param version - fingerprint of the parts, so that those of another release are not mixed in
 */
export function pageParts(file: string, version: string): StaticHtml {
  const name = file.replace(/^.*\/|\.json$/g, '');
  // Where the route has not fetched the parts (Docusaurus' own routes don't), they are fetched now.
  prepareParts(file, name).catch(() => undefined);
  return staticHtml(`${name}-${version}`, addressOf(file), version);
}

/**
 * Waits for a page's module and for its parts, which are fetched in parallel. Rejects if the parts can't be fetched;
 * Docusaurus then opens the page as a document, which contains them.
 */
export function withParts<T>(name: string, module: Promise<T>): Promise<T> {
  const parts = prepareParts(`assets/static/${name}.json`, name);
  return Promise.all([module, parts]).then(([loaded]) => loaded);
}
