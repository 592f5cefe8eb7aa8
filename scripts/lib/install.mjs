import { existsSync, statSync } from 'node:fs';
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

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : undefined);

/** Installs the locked packages if they are missing or older than the lock file. */
export async function install({ always = false } = {}) {
  if (!always && isInstalled(changedAt)) {
    return 0;
  }
  const { code } = await run('npm', ['ci']);
  return code;
}
