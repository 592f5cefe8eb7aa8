import type { Binding } from './bindings';
import type { Wanted } from './objects';

interface Module {
  /** What it exports of MUI X, or made from that. */
  exports: Map<string, Binding>;
  /** Its other exports that are values of known types elsewhere. */
  wanted: Map<string, Wanted>;
}

/** The reader's modules by their paths without extension, and what they take from each other. */
export function createModules() {
  const known = new Map<string, Module>();
  const keyOf = (path: string): string =>
    path.replace(/\.[cm]?[jt]sx?$/, '').replace(/(?:^|\/)index$/, '');

  /** Finds the module that an import means, also behind an alias: `@/ui/Table` for `src/ui/Table.tsx`. */
  function moduleFor(from: string, source: string): Module | undefined {
    if (source.startsWith('.')) {
      const parts = from.split('/').slice(0, -1);
      for (const part of source.split('/')) {
        if (part === '..') parts.pop();
        else if (part !== '.') parts.push(part);
      }
      return known.get(keyOf(parts.join('/')));
    }
    const end = keyOf(`/${source.replace(/^[@~]?\/?/, '')}`);
    // `react` is a package, even if there is a module `src/react`.
    if (end.lastIndexOf('/') <= 0 && !/^[@~]\//.test(source)) return undefined;
    const found = [...known].filter(([key]) => `/${key}`.endsWith(end));
    return found.length === 1 ? found[0]?.[1] : undefined;
  }

  return {
    moduleFor,

    /** Returns a module, and makes room for it if it is new. */
    moduleAt(path: string): Module {
      const made = known.get(keyOf(path)) ?? { exports: new Map(), wanted: new Map() };
      known.set(keyOf(path), made);
      return made;
    },

    /** Returns the modules with exports of MUI X that a file imports. */
    importedBy: (path: string, text: string): Module[] =>
      [...text.matchAll(/\bfrom\s*['"]([^'"\n]+)['"]/g)].flatMap(([, source = '']) => {
        const found = moduleFor(path, source);
        return found && found.exports.size > 0 ? [found] : [];
      }),
  };
}
