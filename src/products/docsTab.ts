import { defaultBaseUrl, parseSitePath } from './path';

/** The last segments of the tabs of a docs page: the API of its components and of its hooks. */
export const docsTabSegments: readonly string[] = ['components-api', 'hooks-api'];

/** First segments of pages that have no docs tabs: a post or a demo may happen to have such a name. */
const sectionsWithoutTabs: readonly string[] = ['blog', 'playground'];

/** What the title of an API tab adds to that of its guide. */
const tabMark = ': API';

/** Returns the title of a guide's API tab. */
export const tabTitle = (title: string): string => `${title}${tabMark}`;

/**
 * Returns the title of a page or, for a docs tab, that of its guide.
 *
 * @param title - the title of a page, or of a document, where the product follows: `Columns: API - Data Grid - MUI X`
 * @param pathname - the path of the page
 */
export function baseTitleOf(title: string, pathname: string): string {
  return basePathOf(pathname) === pathname ? title : title.replace(tabMark, '');
}

const lastSegment = /^(.*\/)([^/]+)\/*$/;

/**
 * Returns the path of the page that a docs-tab route belongs to, and any other path unchanged. The active entry,
 * breadcrumbs, canonical link and version switching use it.
 *
 * `/x/react-tree-view/rich-tree-view/items/components-api/` gives `/x/react-tree-view/rich-tree-view/items/`.
 * Query, hash and trailing slash (or none) are kept. A tab needs a page: `/x/components-api/`, directly under the
 * base path, is a page of its own.
 */
export function basePathOf(pathname: string, baseUrl: string = defaultBaseUrl): string {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(pathname) ?? [];
  const [, parent = '', last = ''] = lastSegment.exec(path) ?? [];
  const { segments } = parseSitePath(path, baseUrl);
  const [section = '', ...pages] = segments;
  if (
    !docsTabSegments.includes(last) ||
    pages.length === 0 ||
    sectionsWithoutTabs.includes(section)
  ) {
    return pathname;
  }
  const base = `${parent.replace(/\/+$/, '')}${path.endsWith('/') ? '/' : ''}`;
  return basePathOf(`${base}${suffix}`, baseUrl);
}
