import { basePathOf } from '../../products/docsTab';
import { defaultBaseUrl, parseSitePath } from '../../products/path';
import { productFromPath } from '../../products/productFromPath';
import type { PageView } from '../events';

/** How long a page must stay before it counts, in milliseconds: by then its title is there. */
export const PAGE_VIEW_DELAY = 1000;

/** Counts the pages a reader stays on. */
export interface PageViews {
  /** A page was opened; the one before no longer counts if its time was not up. */
  visit: (pathname: string) => void;
  stop: () => void;
}

/** @param count called with the path of each page that has stayed for the delay, once per visit */
export function createPageViews(count: (pathname: string) => void): PageViews {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    visit(pathname) {
      stop();
      timer = setTimeout(count, PAGE_VIEW_DELAY, pathname);
    },
    stop,
  };
}

/**
 * The path a page is counted under: without origin, query and hash, with a slash at the end. A docs-tab route counts
 * as its base page, everything under the blog as the blog.
 */
export function pagePath(pathname: string, baseUrl: string = defaultBaseUrl): string {
  const path = basePathOf(pathname.replace(/[?#].*/s, '').replace(/\/*$/, '/'), baseUrl);
  const [section] = parseSitePath(path, baseUrl).segments;
  return section === 'blog' ? path.replace(/\/blog\/.*/, '/blog/') : path;
}

/** The event of a page view. */
export function pageView(pathname: string, title: string): PageView {
  const { id, categoryId } = productFromPath(pathname);
  return {
    name: 'page_view',
    title,
    path: pagePath(pathname),
    productId: id,
    categoryId,
  };
}
