import { basePathOf, baseTitleOf } from '../../products/docsTab';
import { defaultBaseUrl, parseSitePath } from '../../products/path';
import { productFromPath } from '../../products/productFromPath';
import type { PageView } from '../events';

/** How long a page must stay open before it counts, in milliseconds: by then its title is there. */
export const PAGE_VIEW_DELAY = 1000;

/** Calls a function once a page is shown. A browser may load it ahead of a visit that never comes. */
export function whenShown(
  page: EventTarget & { prerendering?: boolean },
  then: () => void,
  signal: AbortSignal,
): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', then, { once: true, signal });
  else then();
}

/**
 * Counts the pages a reader stays on.
 * @param count called with the path of each page that has stayed for the delay, once per visit
 */
export function createPageViews(count: (pathname: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visited: string | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    /**
     * Reports an opened page; the previous one no longer counts if its time was not up. Going from a guide to its API tab
     * and back is one visit.
     */
    visit(pathname: string): void {
      const page = basePathOf(pathname);
      if (page === visited) return;
      stop();
      visited = page;
      timer = setTimeout(count, PAGE_VIEW_DELAY, pathname);
    },
    stop,
  };
}

/**
 * Returns the path a page is counted under: without origin, query and hash, with a trailing slash. A docs-tab route counts
 * as its base page, everything under the blog as the blog.
 */
export function pagePath(pathname: string, baseUrl: string = defaultBaseUrl): string {
  const path = basePathOf(pathname.replace(/[?#].*/s, '').replace(/\/*$/, '/'), baseUrl);
  const [section] = parseSitePath(path, baseUrl).segments;
  return section === 'blog' ? path.replace(/\/blog\/.*/, '/blog/') : path;
}

/**
 * Returns the event for a page view.
 * @param title title of the document, which a docs tab changes
 */
export function pageView(pathname: string, title: string): PageView {
  // The page of one demo belongs to the product of the page that shows it.
  const guide = pathname.replace(/^([^?#]*?)\/playground\//, '$1/');
  const { id, categoryId } = productFromPath(guide);
  return {
    name: 'page_view',
    title: baseTitleOf(title, pathname),
    path: pagePath(pathname),
    productId: id,
    categoryId,
  };
}
