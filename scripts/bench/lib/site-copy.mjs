import { readdirSync } from 'node:fs';
import { copySources, linkPackages } from '../../lib/copy-sources.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** Not sources. `.git` stays behind too, so that looking up the dates of last changes is not measured. */
const leftBehind = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results']);

/**
 * Copies the project's sources to a temporary folder, which is removed when this process ends. Its packages are links to the
 * project's, except for the cache folder: a build there starts cold and leaves the project's caches alone.
 * @param {string} project
 * @returns {string} the copy
 */
export function copySite(project) {
  const copy = temporaryFolder('docs-bench-');
  copySources(
    project,
    copy,
    readdirSync(project).filter((name) => !leftBehind.has(name)),
  );
  linkPackages(project, copy);
  return copy;
}
