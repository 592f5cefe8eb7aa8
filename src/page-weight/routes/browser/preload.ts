import { decodePath } from '@site/src/utils/decode';
import { loadRoutes, routesOf } from './loadRoutes';

/** A component that Docusaurus' routes render. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

/** Replaces Docusaurus' `client/preload.js`: loads everything a page needs to render, its route first. */
export default async function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodePath(pathname)])];
  await Promise.all(paths.map(loadRoutes));
  const components = paths.flatMap(routesOf).map(({ route }) => route.component as Preloadable);
  await Promise.all(components.map(async (component) => component.preload?.()));
}
