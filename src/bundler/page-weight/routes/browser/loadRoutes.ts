import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { branchPaths, loaders, starts, type ShardModule } from '@generated/x-routes/shards';
import { branches } from '@generated/x-routes/routes';
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
export const routesOf = (pathname: string): ReturnType<typeof matchRoutes> =>
  matchRoutes(routes, pathname);

/** Loads the route of an address, together with its neighbors. Rejects if the network fails. */
export async function loadRoutes(pathname: string): Promise<void> {
  if (!routesOf(pathname).some(({ route }) => route.exact)) {
    await loadShard(shardOf(keyOf(pathname, branchPaths), starts));
  }
}
