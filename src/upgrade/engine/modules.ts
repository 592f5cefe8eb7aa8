import type { Binding, Reexport } from './bindings';

/** What the reader's modules export of MUI X, by their paths without extension. */
export function createModules() {
  const known = new Map<string, Map<string, Binding>>();
  const keyOf = (path: string): string =>
    path.replace(/\.[cm]?[jt]sx?$/, '').replace(/(?:^|\/)index$/, '');

  /** Finds the module that an import means, also behind an alias: `@/ui/Table` for `src/ui/Table.tsx`. */
  function keyFor(from: string, source: string): string | undefined {
    if (!source.startsWith('.')) {
      const end = keyOf(`/${source.replace(/^[@~]?\/?/, '')}`);
      const found = [...known.keys()].filter((key) => `/${key}`.endsWith(end));
      return end.lastIndexOf('/') > 0 && found.length === 1 ? found[0] : undefined;
    }
    const parts = from.split('/').slice(0, -1);
    for (const part of source.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '.') parts.push(part);
    }
    const key = keyOf(parts.join('/'));
    return known.has(key) ? key : undefined;
  }

  return {
    keyOf,

    /** Returns the modules that a file imports. */
    importedBy: (path: string, text: string): string[] =>
      known.size === 0
        ? []
        : [...text.matchAll(/\bfrom\s*['"]([^'"\n]+)['"]/g)].flatMap(
            ([, source = '']) => keyFor(path, source) ?? [],
          ),

    /** Returns what a file can import, by the paths that it imports from. */
    seenFrom:
      (path: string) =>
      (source: string): ReadonlyMap<string, Binding> | undefined =>
        known.get(keyFor(path, source) ?? ''),

    /** Notes what a module exports; returns whether that is more than was known. */
    note(path: string, exported: readonly Reexport[]): boolean {
      const own = exported.flatMap(({ as, binding }) => (binding ? [[as, binding] as const] : []));
      const more = own.length > (known.get(keyOf(path))?.size ?? 0);
      if (more) known.set(keyOf(path), new Map(own));
      return more;
    },
  };
}
