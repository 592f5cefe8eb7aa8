import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './install.mjs';
import { run } from './run.mjs';

/** The packages of older majors, which the code of migration guides is checked with: a folder for each, with a lock file. */
const parent = 'src/migration/packages';

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : undefined);

const isMissing = (dir) => !isInstalled((file) => changedAt(path.join(dir, file)));

/**
 * Installs the packages of older majors where they are missing or older than their lock file, side by side: most of the time goes
 * into waiting. They find React and Material UI in the site's own folder, which is why no package that they would be used
 * with is installed.
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
