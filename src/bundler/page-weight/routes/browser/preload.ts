import { stopWaiting, waitForConnection } from '@site/src/utils/connection';
import { decodePath } from '@site/src/utils/decode';
import { explainLoss } from '@site/src/utils/lostFiles';
import { loadRoutes, routesOf } from './loadRoutes';

/** A component that Docusaurus' routes render. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

/** Loads everything a page needs to render, its route first. */
export async function load(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodePath(pathname)])];
  await Promise.all(paths.map(loadRoutes));
  const components = paths.flatMap(routesOf).map(({ route }) => route.component as Preloadable);
  await Promise.all(components.map(async (component) => component.preload?.()));
}

/**
 * Replaces Docusaurus' `client/preload.js`. Docusaurus reloads the page if this rejects, which helps after a deploy, and with a
 * service worker also without a connection. Otherwise the reader would get the browser's own error page, so it waits for the
 * connection; `src/offline` says so.
 */
export default async function preload(pathname: string): Promise<void> {
  stopWaiting();
  for (;;) {
    try {
      await load(pathname);
      return;
    } catch (error) {
      const hasWorker = Boolean(navigator.serviceWorker?.controller);
      if (hasWorker || (await explainLoss()) !== 'offline') throw error;
      await waitForConnection();
    }
  }
}
