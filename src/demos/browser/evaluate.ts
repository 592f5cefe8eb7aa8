import { inSteps } from './inSteps';

/** A module that has been loaded, but not evaluated: see `node/browserLoader.cjs`. */
export interface Unevaluated<T> {
  id: string | number;
  evaluate: () => T;
}

/** With `npm start`, and without this piece of page weight, imports give the module itself. */
const isUnevaluated = <T extends object>(module: Unevaluated<T> | T): module is Unevaluated<T> =>
  'evaluate' in module;

/** What the bundler's runtime gives to every module: the functions of loaded modules, by id, and the one that evaluates them. */
declare const __webpack_modules__: Readonly<Record<string, unknown>>;
declare const __webpack_require__: (id: string) => unknown;

/** Returns the ids of the modules that a loaded module imports, in their order: `n(123)`, if `n` is its function's third parameter. */
function importsOf(id: string): string[] {
  const source = String(__webpack_modules__[id]);
  const name = /\(\w*,\s*\w*,\s*(\w+)\)/.exec(source)?.[1];
  if (name === undefined) return [];
  const calls = source.matchAll(new RegExp(`\\b${name}\\((\\d+)\\)`, 'g'));
  return [...new Set(Array.from(calls, ([, imported = '']) => imported))].filter(
    (imported) => imported in __webpack_modules__,
  );
}

/** What earlier calls have evaluated. */
const done = new Set<string>();

/**
 * Yields a step for each module that `first` needs, in the order in which imports are evaluated. Modules that import each other
 * are one step, as otherwise another of them would be the first (Tarjan's strongly connected components).
 */
function* stepsOf(first: string): Generator<() => unknown> {
  /** The modules that were begun and are not yet in a step, and for each the earliest of them that it leads to. */
  const open: string[] = [];
  const earliest = new Map<string, number>();
  function* visit(id: string): Generator<() => unknown, number> {
    const own = open.push(id) - 1;
    earliest.set(id, own);
    let found = own;
    yield () => undefined;
    for (const imported of importsOf(id)) {
      if (done.has(imported)) continue;
      if (!earliest.has(imported)) found = Math.min(found, yield* visit(imported));
      else if (open.includes(imported)) found = Math.min(found, earliest.get(imported) ?? own);
    }
    earliest.set(id, found);
    if (found === own) {
      const component = open.splice(own);
      yield () => {
        __webpack_require__(id);
        component.forEach((each) => done.add(each));
      };
    }
    return found;
  }
  yield* visit(first);
}

/** Evaluates a module and all that it imports, in short tasks: for a grid, one task would block a phone for a quarter of a second. */
export async function evaluated<T extends object>(module: Unevaluated<T> | T): Promise<T> {
  if (!isUnevaluated(module)) return module;
  await inSteps(stepsOf(String(module.id)));
  return module.evaluate();
}
