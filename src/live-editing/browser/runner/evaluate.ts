import type { Loss } from '../../../utils/lostFiles';
import { turnName } from '../../names';
import { CodeMistake, type LiveModule } from '../../protocol';

export type Exports = Record<string, unknown>;

/** Specifier -> the function that loads it. */
export type Packages = Readonly<Record<string, () => Promise<Exports>>>;

export type Modules = Readonly<Record<string, LiveModule>>;

const endings = ['', '.tsx', '.ts', '.jsx', '.js'];

/** Returns the file that a relative import refers to. */
export function resolveFile(
  from: string,
  specifier: string,
  paths: readonly string[],
): string | undefined {
  const { pathname } = new URL(specifier, `http://x/${from}`);
  return endings.map((ending) => pathname.slice(1) + ending).find((path) => paths.includes(path));
}

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Returns the error message for an import that can't be resolved. */
export function refusal(specifier: string, packages: Packages, paths: readonly string[]): string {
  const known = Object.keys(packages).filter((name) => !/^react\/jsx/.test(name));
  const own = known.filter((name) => packageOf(name) === packageOf(specifier));
  const allowed = own.length > 0 ? own : [...new Set(known.map(packageOf))];
  return specifier.startsWith('.')
    ? `There is no file "${specifier}". Available: ${paths.join(', ')}.`
    : `"${specifier}" can't be imported here. Available: ${allowed.join(', ')}.`;
}

/** Why a script is missing, and what to do about it. */
export const lossTexts: Readonly<Record<Loss, string>> = {
  offline:
    'It could not be loaded: there is no connection to the site. To use it offline, save its product for offline reading first.',
  updated:
    'It could not be loaded: the site was updated. To keep your edits, press “Link”, and open the copied address in a new tab.',
  broken: 'It could not be loaded, although the site can be reached. Try again in a few minutes.',
};

/**
 * Loads all packages that the modules import, so that they can be evaluated synchronously.
 * @param explain - says why a package could not be loaded
 */
export async function loadPackages(
  modules: Modules,
  packages: Packages,
  explain = (): string => lossTexts.offline,
): Promise<Record<string, Exports>> {
  const paths = Object.keys(modules);
  const wanted = new Map<string, { file: string; line: number }>();
  for (const [file, { imports }] of Object.entries(modules)) {
    for (const { specifier, line } of imports) {
      const isFound = specifier.startsWith('.')
        ? resolveFile(file, specifier, paths) !== undefined
        : Object.hasOwn(packages, specifier);
      if (!isFound) throw new CodeMistake(refusal(specifier, packages, paths), file, line);
      if (!specifier.startsWith('.')) wanted.set(specifier, { file, line });
    }
  }
  const loaded = await Promise.all(
    [...wanted].map(async ([specifier, { file, line }]) => {
      try {
        return [specifier, { ...(await packages[specifier]?.()) }] as const;
      } catch {
        throw new CodeMistake(`"${specifier}": ${explain()}`, file, line);
      }
    }),
  );
  return Object.fromEntries(loaded);
}

/** Throws as soon as code reads a name that the package doesn't export here. */
function strict(specifier: string, exports: Exports): Exports {
  return new Proxy(exports, {
    get(target, key) {
      if (key === '__esModule') return true;
      if (typeof key === 'symbol' || key in target || key === 'then' || key === 'default')
        return Reflect.get(target, key) as unknown;
      throw new Error(
        `"${specifier}" has no "${key}" here. Available: ${Object.keys(target).sort().join(', ')}.`,
      );
    },
  });
}

/** Milliseconds that loops may run without a pause. Even on a phone, loops that do real work finish much sooner. */
const most = 2000;

/** Number of iterations between two checks of the clock. */
const interval = 256;

let since = 0;
let turns = 0;
let isSpent = false;

/**
 * Loops of edited code call this on every iteration, to check whether they may continue.
 * @throws Error once loops have run too long without a pause, and then each time until `allowTurns`, because React retries what failed
 */
function takeTurn(): true {
  if (since === 0) {
    since = performance.now();
    setTimeout(() => {
      since = 0;
    });
  }
  turns += 1;
  isSpent ||= turns % interval === 0 && performance.now() - since > most;
  if (isSpent)
    throw new Error('A loop was stopped after running for two seconds. Check its condition.');
  return true;
}

/** Lets loops run again, for new code. */
export function allowTurns(): void {
  isSpent = false;
}

/** Evaluates a module and everything it imports, each once, and returns its exports. */
export function evaluate(
  entry: string,
  modules: Modules,
  packages: Readonly<Record<string, Exports>>,
): Exports {
  const known = new Map<string, { exports: Exports }>();

  function load(path: string): Exports {
    const there = known.get(path);
    if (there) return there.exports;
    const module: { exports: Exports } = { exports: {} };
    known.set(path, module);
    const require = (specifier: string): Exports =>
      specifier.startsWith('.')
        ? load(resolveFile(path, specifier, Object.keys(modules)) ?? '')
        : strict(specifier, packages[specifier] ?? {});
    // The code starts on the first line, so that line numbers in stacks are those of the source.
    const run = (0, eval)(
      `(function(require,module,exports,${turnName}){${modules[path]?.code ?? ''}\n})\n//# sourceURL=${path}`,
    ) as (...args: unknown[]) => void;
    run(require, module, module.exports, takeTurn);
    return module.exports;
  }

  return load(entry);
}

/** Returns where in the reader's files an error was thrown, as far as its stack tells. */
export function placeOf(
  error: unknown,
  paths: readonly string[],
): { file?: string | undefined; line?: number | undefined } {
  if (error instanceof CodeMistake) return { file: error.file, line: error.line };
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const row of stack.split('\n')) {
    const [, file = '', line] = /([^\s(@]+):(\d+):\d+\)?$/.exec(row) ?? [];
    const found = paths.find((path) => file === path || file.endsWith(`/${path}`));
    if (found !== undefined) return { file: found, line: Number(line) };
  }
  // WebKit doesn't name the file of evaluated code and puts the line on the error itself. With several files, it could be any.
  const [only, ...others] = paths;
  const line = error instanceof Error && (error as { line?: unknown }).line;
  return /^[^@]*@\n/.test(stack) && others.length === 0 && typeof line === 'number'
    ? { file: only, line }
    : {};
}
