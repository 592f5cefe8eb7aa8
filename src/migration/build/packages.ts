import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../code/build/releases';
import { products } from '../../products/registry';

/** A major whose packages are kept apart from those of the site; the documented one is the site's. */
export type OldRelease = Exclude<Release, 'v8'>;

/** The folder with the packages of an old major. */
export const packagesDir = (siteDir: string, release: OldRelease): string =>
  path.join(siteDir, 'src/migration/packages', release);

/** Majors whose grid is styled by a package of another name. */
const styledBy: Partial<Record<Release, readonly string[]>> = {
  v4: ['@material-ui/core/styles', '@material-ui/core'],
};

/**
 * The packages whose names a fence for a major may leave out, the smallest plan first: a wider one exports a `DataGrid` that
 * takes nothing.
 *
 * @param folder - in which they are installed, or one below it
 * @throws Error when none is: `npm test` installs them
 */
export function packageNamesOf(folder: string, release: Release): string[] {
  const isInstalled = (name: string): boolean =>
    existsSync(path.join(folder, 'node_modules', name));
  const own = products.flatMap(({ packages }) => Object.keys(packages)).filter(isInstalled);
  const all = release === 'lab' ? ['@mui/lab'].filter(isInstalled) : own;
  if (all.length === 0) {
    throw new Error(`${folder} has no packages; run "npm run install:releases".`);
  }
  return [...all, ...(styledBy[release] ?? ['@mui/material/styles', '@mui/material'])];
}
