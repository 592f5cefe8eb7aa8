/** More pages than a site with several versions has. */
const mostKnown = 2000;

/**
 * Returns the value known for a key, or else what `read` returns, which is remembered. The live server needs the same of every
 * page after each change of one. Once more is known than a site has pages, everything is forgotten.
 */
export function remember<Value>(known: Map<string, Value>, key: string, read: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = read();
  if (known.size >= mostKnown) known.clear();
  known.set(key, value);
  return value;
}
