import path from 'node:path';
import { filesBelow } from './versions/site.mjs';

/**
 * Returns the pages that people write: all Markdown files below some folders, except the generated API reference and parts of
 * pages.
 * @param {string} root the project's folder
 * @param {readonly string[]} folders below it
 * @returns {string[]} paths below the root with forward slashes, sorted
 */
export const pagesBelow = (root, folders) =>
  folders
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('docs/api/') && !/\/_/.test(file))
    .sort();
