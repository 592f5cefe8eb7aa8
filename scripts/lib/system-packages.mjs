import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The system's package managers, and what comes before the names of packages; the first that is there is asked. */
const managers = {
  'apt-get': [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends'],
  ],
  dnf: [['install', '-y', '-q']],
  apk: [['add', '-q']],
  pacman: [['-Sy', '--noconfirm', '-q']],
};

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

/**
 * The words before a command that needs the rights of root: none for root itself, `sudo` where it asks for no password.
 * @param {{ uid: number | undefined, sudo: boolean }} user `sudo`: whether it works without asking
 * @returns {string[] | undefined} undefined when there is no way
 */
export function rootPrefix({ uid, sudo }) {
  if (uid === 0) {
    return [];
  }
  return sudo ? ['sudo', '-n'] : undefined;
}

/**
 * Installs packages of the system where that needs no question; otherwise does nothing.
 * @param {string} what for people
 * @param {Record<string, string[]>} packages their names by package manager
 */
export function installSystemPackages(what, packages) {
  const manager = Object.keys(managers).find((name) => packages[name] && which(name));
  const prefix = rootPrefix({ uid: process.getuid?.(), sudo: succeeds('sudo', ['-n', 'true']) });
  if (!manager || !prefix) {
    return;
  }
  console.log(`Installing ${what} with ${manager}`);
  const commands = managers[manager];
  commands.forEach((args, index) => {
    const names = index === commands.length - 1 ? packages[manager] : [];
    const [command, ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      manager,
      ...args,
      ...names,
    ];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  });
}
