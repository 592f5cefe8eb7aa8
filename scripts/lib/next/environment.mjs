// The real environment of the command: git, the registry, npm and this project.
import { loadTs } from '../load-ts.mjs';
import { cutVersion } from '../versions/cut.mjs';
import { publishedVersions, realEnvironment, runQuietly } from '../versions/environment.mjs';
import { describePackages, realProject } from './project.mjs';

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
    restore: versions.restore,
    publishedOf: (name) => publishedVersions(name, root),
    cut: async (version) => void (await cutVersion(version, versions)),
    install: versions.install,
    reinstall: versions.reinstall,
    describe: async () => describePackages(realProject(root)),
    log: versions.log,
  };
}
