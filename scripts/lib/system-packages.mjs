import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Whether a program starts and ends well. */
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

/** Where system programs are that are not on every user's path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The path of a command, undefined when there is none. */
export const which = (name) =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders]
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

/** Whether this process may install packages of the system without asking anybody for more rights: in a container, mostly. */
export const isRoot = () => process.getuid?.() === 0;

/**
 * Installs packages of Debian and its kin where that needs no more rights than there are; otherwise does nothing. No command of
 * this project asks for more by itself.
 * @param {string} what for people
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
