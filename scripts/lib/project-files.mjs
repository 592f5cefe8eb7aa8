import { readdirSync } from 'node:fs';
import path from 'node:path';

const generated = /^(?:node_modules|build|test-results|__fixtures__|\..*)$/;

/**
 * The project's own files, as paths below its root: without what is installed, built or hidden, and without fixtures. Not
 * asked from git, which a copy of the project need not have.
 * @param {string} root
 * @param {RegExp} pattern of the names
 * @returns {string[]}
 */
export function projectFiles(root, pattern, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    // Inside `src`, `build` is a folder of code.
    const isSkipped = generated.test(entry.name) && !(entry.name === 'build' && folder !== '');
    if (isSkipped || file === 'docs/api') return [];
    if (entry.isDirectory()) return projectFiles(root, pattern, file);
    return pattern.test(entry.name) ? [file] : [];
  });
}
