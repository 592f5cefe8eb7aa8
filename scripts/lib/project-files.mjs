import { readdirSync } from 'node:fs';
import path from 'node:path';

const generated = /^(?:node_modules|build|test-results|__fixtures__|\..*)$/;

/**
 * Lists the project's own files, as paths below its root, without installed, built and hidden files and without fixtures.
 * Doesn't use git, since a copy of the project may not have it.
 * @param {string} root
 * @param {RegExp} pattern of the file names
 * @returns {string[]}
 */
export function projectFiles(root, pattern, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    // Below the root, `build` is a folder of code.
    const isSkipped = generated.test(entry.name) && !(entry.name === 'build' && folder !== '');
    if (isSkipped || file === 'docs/api') return [];
    if (entry.isDirectory()) return projectFiles(root, pattern, file);
    return pattern.test(entry.name) ? [file] : [];
  });
}
