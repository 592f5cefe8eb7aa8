// The real environment of the command: git, the registry, npm and this project.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from '../load-ts.mjs';
import { cutVersion } from '../versions/cut.mjs';
import { publishedVersions, realEnvironment, runQuietly } from '../versions/environment.mjs';
import { describePackages, realProject } from './project.mjs';

/** Restores files and folders from a commit; removes those that the commit doesn't have. */
export function restoreFrom(root, commit, files) {
  const git = (...args) => runQuietly('git', args, root);
  for (const file of files) {
    rmSync(path.join(root, file), { recursive: true, force: true });
    const isThere = git('ls-tree', '-r', '--name-only', commit, '--', file).trim() !== '';
    if (isThere) git('checkout', commit, '--', file);
    // Files that were staged or committed since are removed from the index, too.
    else git('rm', '-r', '--cached', '--ignore-unmatch', '--quiet', '--', file);
  }
}

/** @returns {import('./move.mjs').Environment} */
export function nextEnvironment(root) {
  const { currentVersion, products } = loadTs('../../src/products/registry.ts');
  const { packagePins } = loadTs('../../src/products/pins.ts');
  const { folderOf } = loadTs('../../src/products/snapshots.ts');
  const { withPins, withRegistry, withVersionIn } = loadTs('../../src/versions/next/node/pins.ts');
  const versions = realEnvironment(root);
  return {
    ...{ root, folderOf, withRegistry, withPins, withVersionIn },
    current: currentVersion,
    packages: {
      ...Object.assign({}, ...products.map(({ packages }) => packages)),
      '@mui/x-license': packagePins['@mui/x-license'],
    },
    changes: versions.changes,
    commit: () => runQuietly('git', ['rev-parse', 'HEAD'], root).trim(),
    restore: (commit, files) => restoreFrom(root, commit, files),
    publishedOf: (name) => publishedVersions(name, root),
    cut: async (version) => void (await cutVersion(version, versions)),
    install: versions.install,
    reinstall: versions.reinstall,
    describe: async () => describePackages(realProject(root)),
    log: versions.log,
  };
}
