import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './install.mjs';
import { run } from './run.mjs';

/** The packages of older majors, which the code of migration guides is checked with: a folder for each, with a lock file. */
const parent = 'src/migration/packages';

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : undefined);

/**
 * Installs the packages of older majors where they are missing or older than their lock file. They find React and Material UI
 * in the site's own folder, which is why no package that they would be used with is installed.
 */
export async function installReleases() {
  for (const release of readdirSync(parent)) {
    const dir = path.join(parent, release);
    if (!isInstalled((file) => changedAt(path.join(dir, file)))) {
      const { code } = await run('npm', [
        'ci',
        `--prefix=${dir}`,
        '--ignore-scripts',
        '--legacy-peer-deps',
      ]);
      if (code !== 0) return code;
    }
  }
  return 0;
}
