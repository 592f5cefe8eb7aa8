import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the pages that people write: all Markdown files below some folders, except the generated API reference and parts of
 * pages.
 * @param {string} root the project's folder
 * @param {readonly string[]} folders below it
 * @returns {string[]} paths below the root with forward slashes, sorted; without `filesBelow`, since Playwright's tests, which read
 *   pages too, can't load TypeScript as other scripts do
 */
export function pagesBelow(root, folders) {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('docs/api/') && !/\/_/.test(file))
    .sort();
}
