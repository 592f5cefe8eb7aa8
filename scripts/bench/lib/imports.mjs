import { gzipSync } from 'node:zlib';
import { build } from './esbuild.mjs';

/** What every React app has already. */
const ofReact = ['react', 'react-dom', 'react/jsx-runtime'];

/** The files that load with an entry of a bundle: itself and what it imports at once, not what it asks for later. */
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
 * What an import adds to a page: bundled, minified and gzipped, with all it needs but React.
 * @param {string} code statements that import and use it
 * @param {{ folder?: string, without?: readonly string[] }} [options] where packages are looked up; those that are left out
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

/** An import of names from one module that a bundler cannot leave out. */
export const use = (names, module) =>
  `import { ${names.join(', ')} } from '${module}';\nglobalThis.used = [${names.join(', ')}];\n`;

/**
 * What the table of a page says of an import: a row that starts with its name ends with its size.
 * @param {string} text of the page
 * @param {string} name as a reader sees it
 * @returns {string} `207 kB`, or that it says nothing
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
