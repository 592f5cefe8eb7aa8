// A move that is under way, kept beside the list so that the next run goes on with it and `--undo` knows what was there.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} State
 * @property {string} from the version that is left
 * @property {string} to
 * @property {{ name: string, from: string, to: string }[]} packages
 * @property {string} commit what git had before
 * @property {string | null} frozen the version that was cut for it
 * @property {boolean} moved whether all steps were done
 */

export const folderIn = (root) => path.join(root, '.next-version');
export const listIn = (root, version) => path.join(root, `next-${version}.md`);

const fileIn = (root, name) => path.join(folderIn(root), `${name}.json`);

/** @returns {any} what was kept under a name, undefined when nothing was */
export function readKept(root, name) {
  const file = fileIn(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function keep(root, name, value) {
  mkdirSync(folderIn(root), { recursive: true });
  writeFileSync(fileIn(root, name), JSON.stringify(value));
}

/** @returns {State | undefined} */
export const readState = (root) => readKept(root, 'state');

/** Forgets a move, with its list. */
export function forget(root, version) {
  rmSync(folderIn(root), { recursive: true, force: true });
  rmSync(listIn(root, version), { force: true });
}
