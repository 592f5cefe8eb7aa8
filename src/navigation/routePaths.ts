/** The part of a route that tells which pages a site has. */
export interface RouteLike {
  path?: string | string[];
  exact?: boolean;
  routes?: readonly RouteLike[];
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** The paths of all pages of a site, each with a slash at its end: the routes that have none below them. */
export function pathsOfRoutes(routes: readonly RouteLike[]): Set<string> {
  const paths = new Set<string>();
  for (const { path, exact, routes: children } of routes) {
    if (children) {
      pathsOfRoutes(children).forEach((child) => paths.add(child));
    } else if (exact) {
      [path ?? []].flat().forEach((own) => paths.add(withSlash(own)));
    }
  }
  return paths;
}
