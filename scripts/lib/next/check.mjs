// Tries the move to the next version in a temporary copy of the project, to see how much work it would be.
import { spawnSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../usage-error.mjs';
import { quietEnv } from '../run.mjs';
import { runQuietly } from '../versions/environment.mjs';
import { throwIfStopped } from '../versions/run.mjs';
import { listIn } from './move.mjs';

/** Not shared with the copy: caches contain paths of files, and npm writes into its own list. */
const own = ['.cache', '.vite', '.vite-temp', '.package-lock.json'];

/** Copies the installed packages as hard links where the disk supports them, which takes seconds and no space. */
async function copyPackages(from, to) {
  // In a worktree it may be a link to the packages of another one, which must stay as they are.
  const packages = realpathSync(path.join(from, 'node_modules'));
  try {
    runQuietly('cp', ['-al', packages, path.join(to, 'node_modules')], from);
  } catch {
    await throwIfStopped();
    rmSync(path.join(to, 'node_modules'), { recursive: true, force: true });
    console.log(
      `Copying the packages, since ${tmpdir()} is on another disk. TMPDIR=<folder on the same disk> saves the time and the space …`,
    );
    cpSync(packages, path.join(to, 'node_modules'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  for (const name of own) {
    rmSync(path.join(to, 'node_modules', name), { recursive: true, force: true });
  }
  const lock = path.join(packages, '.package-lock.json');
  if (existsSync(lock)) copyFileSync(lock, path.join(to, 'node_modules/.package-lock.json'));
}

/**
 * Moves a copy of what is committed, and runs the checks there. No version is frozen, since a cut changes none of the numbers.
 * @param {string} root the project's folder
 * @param {string} version
 * @param {string[]} args more arguments for the command in the copy
 * @returns {Promise<string>} the list that it wrote
 * @throws {UsageError} with the reason, if the command fails in the copy
 */
export async function checkInCopy(root, version, args) {
  const copy = mkdtempSync(path.join(tmpdir(), 'next-version-'));
  try {
    runQuietly('git', ['clone', '--quiet', '--local', root, path.join(copy, 'site')], root);
    const site = path.join(copy, 'site');
    await copyPackages(root, site);
    await throwIfStopped();
    const { status } = spawnSync(
      process.execPath,
      ['scripts/next.mjs', version, '--unfrozen', ...args],
      { cwd: site, stdio: 'inherit', env: quietEnv },
    );
    if (status !== 0) throw new Error('');
    return readFileSync(listIn(site, version), 'utf8');
  } catch (error) {
    const why = error.message === '' ? '.' : `: ${error.message}`;
    throw new UsageError(`The check of ${version} failed${why}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
