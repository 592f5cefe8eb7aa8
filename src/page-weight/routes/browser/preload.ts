import { loadRoutes, routesOf } from './loadRoutes';

/** What Docusaurus' routes render. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** In place of Docusaurus' `client/preload.js`: loads all that a page needs to be rendered, its route first. */
export default async function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decoded(pathname)])];
  await Promise.all(paths.map(loadRoutes));
  const components = paths.flatMap(routesOf).map(({ route }) => route.component as Preloadable);
  await Promise.all(components.map(async (component) => component.preload?.()));
}
