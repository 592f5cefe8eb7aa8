import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from '../../lib/install.mjs';
import { run } from '../../lib/run.mjs';
import { stop } from './cli.mjs';

/** A project of its own, so that nobody who builds or tests the site pays for what only benchmarks need. */
const folder = path.resolve(import.meta.dirname, '../tools');

const changedAt = (file) => {
  const full = path.join(folder, file);
  return existsSync(full) ? statSync(full).mtimeMs : undefined;
};

/**
 * The folder of the benchmarks' own packages, which are installed when they are not there or not those of their lock file.
 * @returns {Promise<string>}
 */
export async function toolsFolder() {
  if (!isInstalled(changedAt)) {
    console.log('Installing what only benchmarks need, into scripts/bench/tools');
    const { code } = await run('npm', ['ci', '--prefix', folder, '--ignore-scripts']);
    if (code !== 0) stop('The tools of benchmarks could not be installed.');
  }
  return folder;
}
