import type { SourceFile } from '../types';
import type { Binding } from './bindings';
import type { Wanted } from './objects';

/** A module of the reader. */
export class Module {
  /** What it exports of MUI X, or made from that. */
  readonly exports = new Map<string, Binding>();
  /** Its other exports that are values of known types elsewhere. */
  readonly wanted = new Map<string, Wanted>();
}

/** Returns what tells modules apart: their paths without extension. */
const keyOf = (path: string): string =>
  path.replace(/\.[cm]?[jt]sx?$/, '').replace(/(?:^|\/)index$/, '');

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The reader's modules, and what they take from each other. */
export function createModules() {
  const known = new Map<string, Module>();
  /** Their keys by their last parts: an alias says no more than how a path ends. */
  const endings = new Map<string, string[]>();

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
    const found = (endings.get(lastPart(end)) ?? []).filter((key) => `/${key}`.endsWith(end));
    return found.length === 1 ? known.get(found[0] as string) : undefined;
  }

  /** Returns a module, and makes room for it if it is new. */
  function moduleAt(path: string): Module {
    const key = keyOf(path);
    const found = known.get(key) ?? new Module();
    if (!known.has(key)) endings.set(lastPart(key), [...(endings.get(lastPart(key)) ?? []), key]);
    known.set(key, found);
    return found;
  }

  /** Returns the modules that a script imports or exports again, without parsing it. */
  const takenBy = ({ path, text }: SourceFile): Module[] =>
    [...text.matchAll(/\bfrom\s*['"]([^'"\n]+)['"]/g)].flatMap(
      ([, source = '']) => moduleFor(path, source) ?? [],
    );

  return { moduleFor, moduleAt, takenBy };
}
