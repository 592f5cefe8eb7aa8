import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const link = (from, to) => symlinkSync(from, to, 'junction');

/**
 * Copies sources of the project. Packages installed below them, such as those of older majors, become links: copying their
 * fifty thousand files would be more work than building a small site.
 * @param {string} from the project
 * @param {string} to
 * @param {readonly string[]} names files and folders of the project
 * @param {(file: string) => boolean} [isCopied] called with each path in the project
 */
export function copySources(from, to, names, isCopied = () => true) {
  const installed = [];
  for (const name of names) {
    cpSync(path.join(from, name), path.join(to, name), {
      recursive: true,
      filter: (file) => {
        const isInstalled = path.basename(file) === 'node_modules';
        if (isInstalled) installed.push(path.relative(from, file));
        return !isInstalled && isCopied(file);
      },
    });
  }
  for (const folder of installed) link(path.join(from, folder), path.join(to, folder));
}

/**
 * Links each package of the project, but not the cache folder: a build there starts cold and leaves the project's caches alone.
 * @param {string} from the project
 * @param {string} to
 */
export function linkPackages(from, to) {
  mkdirSync(path.join(to, 'node_modules'));
  for (const name of readdirSync(path.join(from, 'node_modules'))) {
    const folder = path.join('node_modules', name);
    if (name !== '.cache') link(path.join(from, folder), path.join(to, folder));
  }
}
