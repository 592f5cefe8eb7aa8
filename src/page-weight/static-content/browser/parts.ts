import type { StaticFile } from '@site/src/page-weight/static-content/build/readParts';
import type { PageCode } from '../../../code/browser/pageCode';

declare const __webpack_public_path__: string;

const loading = new Map<string, Promise<void>>();
const arrived = new Map<string, StaticFile>();

/** Whether a page's parts came with the document. */
const isInDocument = (name: string): boolean =>
  document.querySelector(`x-static[id^="${name}-"]`) !== null;

/** Fetches the parts of a page, once; rejects when they cannot be had. */
function fetchParts(name: string): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  const address = `${__webpack_public_path__}assets/static/${name}.json`;
  const promise = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    arrived.set(name, (await response.json()) as StaticFile);
  });
  loading.set(name, promise);
  // A later visit tries again.
  promise.catch(() => loading.delete(name));
  return promise;
}

/** Whether this is a page that came with its own document and is not live yet: what it shows is all there. */
const isFirst = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset.hasHydrated !== 'true';

/** Fetches the parts of a page that the reader does not open but comes to from another one. */
const prepareParts = (name: string): Promise<void> =>
  isFirst() || isInDocument(name) ? Promise.resolve() : fetchParts(name);

/** The static parts of a page: read from the document that brought them, or fetched. */
export type PageParts = Pick<PageCode, 'elementId' | 'read' | 'load'>;

/**
 * The static parts of one page; the browser's counterpart of `src/page-weight/static-content`.
 *
 * @param address - of the file with the parts, below the site's base: `assets/static/p01234567.json`
 * @param version - fingerprint of what the parts show, so that those of another release are not mixed in
 */
export function pageParts(address: string, version: string): PageParts {
  const name = address.replace(/^.*\/|\.json$/g, '');
  const painted = new Map<number, string>();
  const elementId = (number: number): string => `${name}-${version}-${number}`;

  // Without the route's own preparation, as where the routes are Docusaurus' own, this is the moment.
  prepareParts(name).catch(() => undefined);

  return {
    elementId,
    read(number) {
      const file = arrived.get(name);
      if (file?.version === version) return file.parts[number] ?? null;
      // Read once, so that the page can be left and entered again.
      const element = painted.has(number) ? null : document.getElementById(elementId(number));
      if (element) painted.set(number, element.innerHTML);
      return painted.get(number) ?? null;
    },
    async load() {
      await fetchParts(name);
      if (arrived.get(name)?.version !== version)
        throw new Error(`${address} is of another release.`);
    },
  };
}

/**
 * A page's module, together with its parts, which are fetched beside it. Rejects when these cannot be had, on which
 * Docusaurus opens the page as a document: there they are.
 */
export function withParts<T>(name: string, module: Promise<T>): Promise<T> {
  return Promise.all([module, prepareParts(name)]).then(([loaded]) => loaded);
}
