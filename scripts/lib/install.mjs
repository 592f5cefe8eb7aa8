import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * Whether the installed packages are those of the lock file: compares its time with that of npm's own copy, written last.
 * @param {(path: string) => number | undefined} changedAt returns when a file last changed, undefined if it is missing
 */
export function isInstalled(changedAt) {
  const installed = changedAt('node_modules/.package-lock.json');
  const locked = changedAt('package-lock.json');
  return installed !== undefined && locked !== undefined && installed >= locked;
}

/**
 * Installs the locked packages of a folder if they are missing or older than the lock file; without a lock file, what its
 * `package.json` names.
 * @param {{ folder?: string, flags?: string[], always?: boolean }} [options] `flags` for npm
 * @returns {Promise<number>} the exit code
 */
export async function install({ folder = '.', flags = [], always = false } = {}) {
  const fileIn = (file) => path.join(folder, file);
  const changedAt = (file) => statSync(fileIn(file), { throwIfNoEntry: false })?.mtimeMs;
  if (!always && isInstalled(changedAt)) return 0;
  const command = existsSync(fileIn('package-lock.json')) ? 'ci' : 'install';
  const own = folder === '.' ? [] : [`--prefix=${folder}`, '--ignore-scripts'];
  return (await run('npm', [command, ...own, ...flags])).code;
}

/**
 * Installs the packages of older majors, which the code in migration guides is checked against, in parallel, since most of the
 * time is spent waiting. Peer dependencies are not installed: the packages find React and Material UI in the site's own folder.
 * @returns {Promise<number>} the exit code
 */
export async function installReleases() {
  const parent = 'src/migration/packages';
  const codes = await Promise.all(
    readdirSync(parent).map((release) =>
      install({ folder: path.join(parent, release), flags: ['--legacy-peer-deps'] }),
    ),
  );
  return codes.find((code) => code !== 0) ?? 0;
}
