/** More pages than a site with several versions has. */
const mostKnown = 2000;

/**
 * What is known by a key, or what `read` gives, which is known from then on. The live server asks for the same of every page
 * after each change of one; when more is known than a site has pages, all is forgotten.
 */
export function remember<Value>(known: Map<string, Value>, key: string, read: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = read();
  if (known.size >= mostKnown) known.clear();
  known.set(key, value);
  return value;
}
