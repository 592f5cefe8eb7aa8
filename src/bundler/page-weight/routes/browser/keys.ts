import { decodePath } from '../../../../utils/decode';

/** Normalizes an address for comparing routes: neither case nor a trailing slash matters. */
const plain = (path: string): string => decodePath(path).toLowerCase().replace(/\/+$/, '');

/**
 * Returns the key that determines an address's shard: the part below the innermost branch of the route tree that contains it.
 * A page has the same key in every version, so its counterparts load with it.
 *
 * @param path - an address, including the base path
 * @param branches - addresses of the branches
 */
export function keyOf(path: string, branches: readonly string[]): string {
  const address = plain(path);
  const roots = branches
    .map(plain)
    .filter((root) => address === root || address.startsWith(`${root}/`));
  const length = Math.max(0, ...roots.map((root) => root.length));
  return address.slice(length + 1);
}

/**
 * Finds the shard that a key belongs to.
 *
 * @param key - the key of an address
 * @param starts - the start of each shard, ascending
 * @returns its index, or that of the first shard for a key before all of them
 */
export const shardOf = (key: string, starts: readonly string[]): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= key),
  );
