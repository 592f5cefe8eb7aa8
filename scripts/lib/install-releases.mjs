import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './install.mjs';
import { run } from './run.mjs';

/** The packages of older majors, which the code in migration guides is checked against: a folder with a lock file for each. */
const parent = 'src/migration/packages';

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : undefined);

const isMissing = (dir) => !isInstalled((file) => changedAt(path.join(dir, file)));

/**
 * Installs the packages of older majors that are missing or older than their lock file, in parallel, since most of the time is
 * spent waiting. Peer dependencies are not installed: the packages find React and Material UI in the site's own folder.
 * @returns {Promise<number>} the exit code
 */
export async function installReleases() {
  const missing = readdirSync(parent)
    .map((release) => path.join(parent, release))
    .filter(isMissing);
  const done = await Promise.all(
    missing.map((dir) =>
      run('npm', ['ci', `--prefix=${dir}`, '--ignore-scripts', '--legacy-peer-deps']),
    ),
  );
  return done.find(({ code }) => code !== 0)?.code ?? 0;
}
