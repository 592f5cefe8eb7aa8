/** The fields of a route that tell which pages a site has. */
export interface RouteLike {
  path?: string | string[];
  exact?: boolean;
  routes?: readonly RouteLike[];
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * Whether there is a page at a path, that is, a route without child routes.
 *
 * @param routes - the routes of the site
 * @param path - with or without a trailing slash
 */
export function hasPage(routes: readonly RouteLike[], path: string): boolean {
  const wanted = withSlash(path);
  const isWanted = (own: string): boolean => withSlash(own) === wanted;
  return routes.some(({ path: own, exact, routes: children }) =>
    children
      ? hasPage(children, wanted)
      : exact === true && (typeof own === 'string' ? isWanted(own) : own?.some(isWanted)),
  );
}
