// A move in progress, kept next to the list so that the next run can continue it and `--undo` can restore what was there.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} State
 * @property {string} from the version that the docs leave
 * @property {string} to
 * @property {{ name: string, from: string, to: string }[]} packages
 * @property {string} commit the commit before the move
 * @property {string | null} frozen the version that was frozen for the move
 * @property {boolean} moved whether all steps were done
 * @property {Record<string, string>} [written] file -> what the move made of it, once all steps were done
 */

export const folderIn = (root) => path.join(root, '.next-version');
export const listIn = (root, version) => path.join(root, `next-${version}.md`);

const fileIn = (root, name) => path.join(folderIn(root), `${name}.json`);

/** @returns {any} what was kept under a name, undefined if nothing was */
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

/** Removes what was kept about a move, and its list. */
export function forget(root, version) {
  rmSync(folderIn(root), { recursive: true, force: true });
  rmSync(listIn(root, version), { force: true });
}
