import { defaultBaseUrl, parseSitePath } from './path';

/** The last segments of the tabs of a docs page: the API of its components and of its hooks. */
export const docsTabSegments: readonly string[] = ['components-api', 'hooks-api'];

/** First segments of pages that have no docs tabs: a post or a demo may bear such a name by itself. */
const sectionsWithoutTabs: readonly string[] = ['blog', 'playground'];

const lastSegment = /^(.*\/)([^/]+)\/*$/;

/**
 * The path of the page that a docs-tab route belongs to; any other path comes back as it is. It counts for the
 * active entry, breadcrumbs, canonical link and version switching.
 *
 * `/x/react-tree-view/rich-tree-view/items/components-api/` gives `/x/react-tree-view/rich-tree-view/items/`.
 * Query, hash and the way the path ends (slash or none) are kept. A tab needs a page: `/x/components-api/`, right
 * under the base path, is a page of its own.
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
