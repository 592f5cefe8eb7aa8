import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from '../../lib/install.mjs';
import { run } from '../../lib/run.mjs';
import { stop } from './cli.mjs';

/** A separate npm project, so that building and testing the site does not install what only benchmarks need. */
const folder = path.resolve(import.meta.dirname, '../tools');

const changedAt = (file) => {
  const full = path.join(folder, file);
  return existsSync(full) ? statSync(full).mtimeMs : undefined;
};

/**
 * Returns the folder of the benchmarks' own packages. Installs them if they are missing or older than their lock file.
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
