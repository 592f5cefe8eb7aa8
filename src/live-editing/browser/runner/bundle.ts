/**
 * Runs the site's own scripts in the frame, where they can't be loaded by URL: offline, only the page can access the copies
 * that a reader saved, and with network the browser would fetch all of them again. So the page reads them and passes on
 * their text.
 */

/** Returns the text of a script by its path in the build; rejects if it can't be loaded. */
export type ReadFile = (path: string) => Promise<string>;

type Module = unknown;

/** The parts of the bundler's runtime that are used here. */
interface Require {
  (id: string): Module;
  /** Base URL of the site. */
  p: string;
  /** Loads a script; calls back with an event. */
  l: (url: string, done: (event: { type: 'load' | 'error' }) => void) => void;
}

type Chunk = [ids: string[], modules: Record<string, unknown>, start?: (require: Require) => void];

/** The bundler's list of chunks is a global variable named after the site. */
const listName = /(?:globalThis|self)\.(webpackChunk\w+)/;

/** Runs a script in the global scope, like a script element. */
const runScript = (text: string, path: string): void => {
  (0, eval)(`${text}\n//# sourceURL=${path}`);
};

/**
 * Starts the bundler's runtime without the site and evaluates one module.
 *
 * @param scripts - paths of the runtime, of the scripts that every page loads, and of the chunk that has only that module
 */
export async function loadBundle(
  [runtime = '', ...others]: readonly string[],
  readFile: ReadFile,
): Promise<Module> {
  const [runtimeText = '', ...texts] = await Promise.all([runtime, ...others].map(readFile));
  const name = listName.exec(runtimeText)?.[1] ?? '';
  runScript(runtimeText, runtime);
  const list = (globalThis as unknown as Record<string, { push: (chunk: Chunk) => unknown }>)[name];
  if (!list) throw new Error(`${runtime} doesn't have the format that src/live-editing expects.`);
  const push = list.push.bind(list);
  let last: string[] = [];
  // Keeps the modules of a chunk, but drops the function that would start the site.
  list.push = ([ids, modules]) => {
    last = Object.keys(modules);
    return push([ids, modules]);
  };
  texts.forEach((text, index) => runScript(text, others[index] ?? ''));
  let found: Require | undefined;
  push([['x-live-editing'], {}, (require) => void (found = require)]);
  const [id] = last;
  if (!found || id === undefined)
    throw new Error(`${runtime} doesn't have the format that src/live-editing expects.`);
  const require = found;
  require.l = (url, done) => {
    const path = url.slice(require.p.length);
    readFile(path)
      .then((text) => runScript(text, path))
      .then(
        () => done({ type: 'load' }),
        () => done({ type: 'error' }),
      );
  };
  return require(id);
}
