import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../code/node/releases';
import { products } from '../../products/registry';

/** A major whose packages are kept separate from the site's. The documented major uses those of the site. */
export type OldRelease = Exclude<Release, 'v8'>;

/** Returns the folder with the packages of an old major. */
export const packagesDir = (siteDir: string, release: OldRelease): string =>
  path.join(siteDir, 'src/migration/packages', release);

/** Majors whose grid is styled by a package with another name. */
const styledBy: Partial<Record<Release, readonly string[]>> = {
  v4: ['@material-ui/core/styles', '@material-ui/core'],
};

/**
 * Returns the packages that a fence for a major may use without an import, lowest plan first: the package of a higher plan
 * exports a `DataGrid` that accepts no props.
 *
 * @param folder - the folder whose `node_modules` holds them
 * @throws Error when none is installed; `npm test` installs them
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
