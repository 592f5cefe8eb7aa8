import routes from '@generated/routes';
import { hasPage } from './routePaths';

/**
 * Whether this site has a page at a path, base path included. In the browser the routes of a page arrive with it and
 * with its neighbors (see src/page-weight): the answer is sure for the page that is open, or about to be, and for its
 * counterparts in other versions.
 */
export function isSitePath(path: string): boolean {
  return hasPage(routes, path);
}
