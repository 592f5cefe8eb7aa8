/** An address as routes are compared: neither case nor a slash at its end counts. */
const plain = (path: string): string => {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // Not an encoded address: it is compared as it stands.
  }
  return decoded.toLowerCase().replace(/\/+$/, '');
};

/**
 * What of an address tells its shard: the part below the innermost branch of the route tree that holds it. A page has
 * the same key in every version, so that its counterparts arrive with it.
 *
 * @param path - an address, base path included
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
 * The shard that a key belongs to.
 *
 * @param key - of an address
 * @param starts - where each shard begins, ascending
 * @returns its index; -1 when there is no shard
 */
export function shardOf(key: string, starts: readonly string[]): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return starts.length > 0 ? Math.max(0, low - 1) : -1;
}
