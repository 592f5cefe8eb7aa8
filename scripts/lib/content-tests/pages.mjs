// The pages that have content tests, with what their demos and claims import.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { pagesBelow } from '../pages.mjs';

const sampleData = 'sample-data';

const isSource = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Returns the names of the modules that a file imports. */
const importsOf = (file) =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);

/** Returns the files of sample data behind some module names, including those that they import. */
function dataOf(names, root, found = new Set()) {
  for (const name of names) {
    const file = path.posix.join(sampleData, `${name.replace(/^(?:sample-data|\.)\//, '')}.ts`);
    const isData = name.startsWith('sample-data/') || name.startsWith('./');
    if (!isData || found.has(file) || !existsSync(path.join(root, file))) continue;
    found.add(file);
    dataOf(importsOf(path.join(root, file)), root, found);
  }
  return found;
}

/** Returns a page's address from the folder of its source. A blog post's folder begins with its date. */
const addressOf = (folder) =>
  folder
    .replace(/^docs\/|^versioned_docs\/version-/, '')
    .replace(/^blog\/(\d{4})-(\d\d)-(\d\d)-/, 'blog/$1/$2/$3/');

/** Returns the sources directly in a page's folder; those in folders below it belong to other pages. */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ name }) => path.join(folder, name));

/**
 * Returns all pages with a Markdown source, in the current docs and in frozen versions, and those that only the build has: the
 * landing page, the blog and the reference.
 * @param {string} root the project's folder
 * @param {readonly string[]} generated addresses of pages without a source of their own
 * @returns {import('./due.mjs').Page[]}
 */
export function contentPages(root, generated) {
  const written = pagesBelow(root, ['docs', 'versioned_docs', 'blog']).map((file) => {
    const folder = path.posix.dirname(file);
    const page = addressOf(folder);
    const names = sourcesIn(path.join(root, folder)).flatMap(importsOf);
    const data = dataOf(
      names.filter((name) => name.startsWith('sample-data/')),
      root,
    );
    // A frozen version has packages and sample data of its own.
    const isFrozen = folder.startsWith('versioned_docs/');
    return {
      page,
      folder,
      imports: isFrozen ? [] : [...new Set(names)],
      data: isFrozen ? [] : [...data],
    };
  });
  const known = new Set(written.map(({ page }) => page));
  const rest = generated
    .filter((page) => !known.has(page))
    .map((page) => ({ page, folder: '', imports: [], data: [] }));
  return [...written, ...rest];
}
