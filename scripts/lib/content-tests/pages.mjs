// The pages that have content tests, with what their demos and claims import.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { pagesBelow } from '../pages.mjs';

const isSource = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Returns the names of the modules that a file imports. */
const importsOf = (file) =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);

/** Returns the file behind a module name that a file imports; undefined for a package. */
function fileBehind(name, file, root) {
  if (!/^(?:sample-data|\.\.?)\//.test(name)) return undefined;
  const base = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
  return ['.tsx', '.ts']
    .map((ending) => base + ending)
    .find((each) => existsSync(path.join(root, each)));
}

/** Returns some sources and all files that they import, directly or through each other. */
function withImported(sources, root) {
  const found = new Set(sources);
  // A set also gives what is added to it meanwhile.
  for (const file of found) {
    for (const name of importsOf(path.join(root, file))) {
      const imported = fileBehind(name, file, root);
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

/** Returns a page's address from the folder of its source. A blog post's folder begins with its date. */
const addressOf = (folder) =>
  folder
    .replace(/^docs\/|^versioned_docs\/version-/, '')
    .replace(/^blog\/(\d{4})-(\d\d)-(\d\d)-/, 'blog/$1/$2/$3/');

/** Returns the sources directly in a page's folder; those in folders below it belong to other pages. */
const sourcesIn = (folder, root) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ name }) => path.posix.join(folder, name));

/**
 * Returns all pages with a Markdown source, in the current docs and in frozen versions, and those that only the build has: the
 * landing page, the blog and the reference.
 * @param {string} root the project's folder
 * @param {readonly string[]} generated addresses of pages without a source of their own
 * @returns {import('./index.mjs').Page[]}
 */
export function contentPages(root, generated) {
  const written = pagesBelow(root, ['docs', 'versioned_docs', 'blog']).map((file) => {
    const folder = path.posix.dirname(file);
    const page = addressOf(folder);
    // A frozen version has packages and sample data of its own.
    if (folder.startsWith('versioned_docs/')) return { page, folder, imports: [], data: [] };
    const sources = sourcesIn(folder, root);
    const names = sources.flatMap((source) => importsOf(path.join(root, source)));
    const data = withImported(sources, root).filter((each) => path.posix.dirname(each) !== folder);
    return { page, folder, imports: [...new Set(names)], data };
  });
  const rest = generated
    .filter((address) => !written.some(({ page }) => page === address))
    .map((page) => ({ page, folder: '', imports: [], data: [] }));
  return [...written, ...rest];
}
