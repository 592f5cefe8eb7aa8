import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.mjs';

/** Not part of the sources. `.git` stays behind too: the date of a page's last change is not in what is measured. */
const leftBehind = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results']);

/**
 * Copies the project's sources to a temporary folder, which is removed when this process ends. Its packages are links to
 * the project's own, without their cache folder: a build there starts cold and leaves the project's caches alone.
 * @param {string} project
 * @returns {string} the copy
 */
export function copySite(project) {
  const copy = temporaryFolder('docs-bench-');
  const installed = [];
  for (const name of readdirSync(project)) {
    if (!leftBehind.has(name)) {
      cpSync(path.join(project, name), path.join(copy, name), {
        recursive: true,
        filter: (file) => {
          const isInstalled = path.basename(file) === 'node_modules';
          if (isInstalled) installed.push(path.relative(project, file));
          return !isInstalled;
        },
      });
    }
  }
  // Those of older majors, and what only benchmarks need.
  for (const folder of installed) {
    symlinkSync(path.join(project, folder), path.join(copy, folder), 'junction');
  }
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(project, 'node_modules'))) {
    if (name !== '.cache') {
      const target = path.join(project, 'node_modules', name);
      symlinkSync(target, path.join(copy, 'node_modules', name), 'junction');
    }
  }
  return copy;
}
