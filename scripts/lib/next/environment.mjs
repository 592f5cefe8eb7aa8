// The real environment of the command: git, the registry, npm and this project.
import { loadTs } from '../load-ts.mjs';
import { cutVersion } from '../versions/cut.mjs';
import { realEnvironment, runQuietly } from '../versions/environment.mjs';
import { describePackages, realProject } from './project.mjs';

/** @returns {import('./move.mjs').Environment} */
export function nextEnvironment(root) {
  const { products } = loadTs('../../src/products/registry.ts');
  const { packagePins } = loadTs('../../src/products/pins.ts');
  const { withPins, withRegistry, withVersionIn } = loadTs('../../src/versions/next/node/pins.ts');
  const versions = realEnvironment(root);
  return {
    ...versions,
    ...{ withRegistry, withPins, withVersionIn },
    packages: {
      ...Object.assign({}, ...products.map(({ packages }) => packages)),
      '@mui/x-license': packagePins['@mui/x-license'],
    },
    remember: (file) => runQuietly('git', ['hash-object', '-w', file], root).trim(),
    commit: () => runQuietly('git', ['rev-parse', 'HEAD'], root).trim(),
    cut: async (version) => void (await cutVersion(version, versions)),
    describe: async () => describePackages(realProject(root)),
  };
}
