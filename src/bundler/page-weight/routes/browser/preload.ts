import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { branchPaths, loaders, starts, type ShardModule } from '@generated/x-routes/shards';
import { branches } from '@generated/x-routes/routes';
import { stopWaiting, waitForConnection } from '@site/src/utils/connection';
import { decodePath } from '@site/src/utils/decode';
import { explainLoss } from '@site/src/utils/lostFiles';
import { keyOf, shardOf } from './keys';

const loading = new Map<number, Promise<void>>();

/** Adds a shard's routes to the router's tree. `ComponentCreator` looks up names when called, so they are registered first. */
function add({ registry: chunks, pages }: ShardModule): void {
  Object.assign(registry, chunks);
  for (const [branch, path, chunkNames, attributes] of pages) {
    routesChunkNames[`${path}-`] = chunkNames;
    branches[branch]?.push({
      path,
      component: ComponentCreator(path, ''),
      exact: true,
      ...attributes,
    });
  }
}

function loadShard(index: number): Promise<void> {
  const known = loading.get(index);
  if (known) return known;
  const loader = loaders[index];
  const promise = loader ? loader().then(add) : Promise.resolve();
  loading.set(index, promise);
  // Lets a later visit try again.
  promise.catch(() => loading.delete(index));
  return promise;
}

/** Returns the routes that match an address. The route of its page is among them once `loadRoutes` has finished. */
const routesOf = (pathname: string): ReturnType<typeof matchRoutes> =>
  matchRoutes(routes, pathname);

/** Loads the route of an address, together with its neighbors. Rejects if the network fails. */
async function loadRoutes(pathname: string): Promise<void> {
  if (!routesOf(pathname).some(({ route }) => route.exact)) {
    await loadShard(shardOf(keyOf(pathname, branchPaths), starts));
  }
}

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
