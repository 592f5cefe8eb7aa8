// The files of a project that versions are kept in, read.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The paths of one project. */
export function pathsOf(root, version = '') {
  const at = (...parts) => path.join(root, ...parts);
  return {
    docs: at('docs'),
    sampleData: at('src/demos/sample-data'),
    manifest: at('package.json'),
    lock: at('package-lock.json'),
    versions: at('versions.json'),
    recorded: at('src/products/snapshot-packages.json'),
    frozenDocs: at('versioned_docs', `version-${version}`),
    frozenSidebars: at('versioned_sidebars', `version-${version}-sidebars.json`),
    aside: at('node_modules/.cache/versions'),
  };
}

/** A JSON file; `missing` when there is none. */
export function readJson(file, missing) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : missing;
}

/** All files below a folder, by their path below it, with forward slashes. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath, path: old }) =>
      path
        .relative(folder, path.join(parentPath ?? old, name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
}

/** @returns {number} bytes of all files below a folder */
export const sizeOf = (folder, isCounted = () => true) =>
  filesBelow(folder)
    .filter(isCounted)
    .reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);

/** Files that a build generates below a docs folder; they are never frozen. */
export const isGenerated = (file) => file === 'api' || file.startsWith('api/');

/** Claims stay with the current pages, which `npm run test:claims -- --packages` runs on the packages of any version. */
export const isClaims = (file) => path.basename(file) === 'claims.test.tsx';
