import { gzipSync } from 'node:zlib';
import { build } from './esbuild.mjs';

/** What every React app has already. */
const ofReact = ['react', 'react-dom', 'react/jsx-runtime'];

/** Returns the files that load with an entry point of a bundle: itself and its static imports, but no dynamic imports. */
function loadedWith(entry, outputs, seen = new Set()) {
  if (!seen.has(entry) && outputs[entry]) {
    seen.add(entry);
    for (const { path, kind } of outputs[entry].imports) {
      if (kind !== 'dynamic-import') loadedWith(path, outputs, seen);
    }
  }
  return seen;
}

/**
 * Returns what an import adds to a page, bundled, minified and gzipped, with all its dependencies except React.
 * @param {string} code statements that import and use it
 * @param {{ folder?: string, without?: readonly string[] }} [options] `folder`: where packages are resolved from; `without`:
 *   more packages to leave out
 * @returns {Promise<number>} bytes
 */
export async function sizeOfImport(code, { folder = process.cwd(), without = [] } = {}) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'entry.js' },
    outdir: 'out',
    absWorkingDir: folder,
    entryNames: 'entry',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    external: [...ofReact, ...without],
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const loaded = loadedWith('out/entry.js', metafile.outputs);
  return outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.endsWith(`/${name}`)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** Returns an import of names from a module that a bundler cannot drop as unused. */
export const use = (names, module) =>
  `import { ${names.join(', ')} } from '${module}';\nglobalThis.used = [${names.join(', ')}];\n`;

/**
 * Reads the size of an import from a page's table: the row starts with the import's name and ends with its size.
 * @param {string} text of the page
 * @param {string} name as shown in the table
 * @returns {string} such as `207 kB`; `nothing` if the table has no size for it
 */
export function saidOf(text, name) {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
  const row = rows.find(
    ([first = '', ...rest]) =>
      first.replace(/ \(.*\)$/, '') === name && /^[\d.]+ kB$/.test(rest.at(-1) ?? ''),
  );
  return row?.at(-1) ?? 'nothing';
}
