import routes from '@generated/routes';
import { pathsOfRoutes } from './routePaths';

let paths: Set<string> | undefined;

/**
 * Whether this site has a page at a path, base path included. The routes are in the browser anyway; they are read once,
 * when first asked for.
 */
export function isSitePath(path: string): boolean {
  return (paths ??= pathsOfRoutes(routes)).has(path.endsWith('/') ? path : `${path}/`);
}
