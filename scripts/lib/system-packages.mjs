import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Whether a program starts and ends with exit code 0. */
export const succeeds = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'ignore', ...options }).status === 0;

export const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Folders with system programs that are not on every user's PATH. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** Returns the path of a command, undefined if there is none. */
export const which = (name) =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders]
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

/** Whether this process may install system packages without asking for more rights, as in most containers. */
export const isRoot = () => process.getuid?.() === 0;

/**
 * Installs packages on Debian and related systems if the process has the rights for it; otherwise does nothing. No command of
 * this project asks for more rights on its own.
 * @param {string} what name of what is installed, for people
 * @param {string[]} packages
 */
export function installSystemPackages(what, packages) {
  if (!isRoot() || !which('apt-get')) {
    return;
  }
  console.log(`Installing ${what} with apt-get`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
