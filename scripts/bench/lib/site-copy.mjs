import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Not part of the sources. `.git` stays behind too: the date of a page's last change is not in what is measured. */
const leftBehind = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results']);

/**
 * Copies the project's sources to a temporary folder, which is removed when this process ends. Its packages are links to
 * the project's own, without their cache folder: a build there starts cold and leaves the project's caches alone.
 * @param {string} project
 * @returns {string} the copy
 */
export function copySite(project) {
  const copy = mkdtempSync(path.join(tmpdir(), 'docs-bench-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => process.exit(1));
  }
  for (const name of readdirSync(project)) {
    if (!leftBehind.has(name)) {
      cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
    }
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
