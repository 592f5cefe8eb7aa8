import routes from '@generated/routes';
import { hasPage } from './routePaths';

/**
 * Whether this site has a page at a path, base path included. In the browser, the routes of a page arrive with the page and
 * with its neighbors (see src/bundler/page-weight). The answer is reliable for the page that is open, or about to open, and for its
 * counterparts in other versions.
 */
export function isSitePath(path: string): boolean {
  return hasPage(routes, path);
}
