import { existsSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

const packageName = '@mui/x-codemod';

/** Returns the folder of the codemod package. */
export const codemodDir = (siteDir: string): string =>
  path.join(siteDir, 'node_modules', packageName);

/**
 * Returns the paths of all codemods, as a reader types them: `v8.0.0/data-grid/rename-props`.
 * @throws Error when the package is missing
 */
export function codemodPaths(siteDir: string): string[] {
  const dir = codemodDir(siteDir);
  if (!existsSync(dir)) throw new Error(`${packageName} is not installed; run npm ci.`);
  return Globby.sync('v*/**/index.js', { cwd: dir, ignore: ['**/node_modules/**'] })
    .map((file) => path.posix.dirname(file))
    .sort();
}
