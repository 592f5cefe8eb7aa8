import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { branchPaths, loaders, starts, type ShardModule } from '@generated/x-light/shards';
import { branches } from '@generated/x-light/routes';
import { keyOf, shardOf } from './keys';

const loading = new Map<number, Promise<void>>();

/** Adds the routes of a shard to the tree that the router reads. Docusaurus' own creator looks names up when it is called. */
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
  // A later visit tries again.
  promise.catch(() => loading.delete(index));
  return promise;
}

/** The routes that an address passes through. Those of its page are there once `loadRoutes` has ended. */
export const routesOf = (pathname: string): ReturnType<typeof matchRoutes> =>
  matchRoutes(routes, pathname);

/** Brings the route of an address, and of what stands beside it; rejects when the network fails. */
export async function loadRoutes(pathname: string): Promise<void> {
  if (!routesOf(pathname).some(({ route }) => route.exact)) {
    await loadShard(shardOf(keyOf(pathname, branchPaths), starts));
  }
}
