// The environment as the command finds it: git, the registry, npm and this project.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from '../load-ts.mjs';
import { quietEnv } from '../run.mjs';
import { cutVersion } from '../versions/cut.mjs';
import { failureOf, publishedVersions, realEnvironment } from '../versions/environment.mjs';
import { describePackages, realProject } from './project.mjs';

function runIn(root, command, args) {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: quietEnv,
    shell: process.platform === 'win32',
  });
  const failure = failureOf(command, result);
  if (failure !== undefined) throw new Error(failure);
  return result.stdout;
}

/** Makes files and folders what they were in a commit; those that it does not have go. */
export function restoreFrom(root, commit, files) {
  const git = (...args) => runIn(root, 'git', args);
  for (const file of files) {
    rmSync(path.join(root, file), { recursive: true, force: true });
    const isThere = git('ls-tree', '-r', '--name-only', commit, '--', file).trim() !== '';
    if (isThere) git('checkout', commit, '--', file);
    // What was staged or committed since is taken out of the index, too.
    else git('rm', '-r', '--cached', '--ignore-unmatch', '--quiet', '--', file);
  }
}

/** @returns {import('./move.mjs').Environment} */
export function nextEnvironment(root) {
  const { currentVersion, products } = loadTs('../../src/products/registry.ts');
  const { packagePins } = loadTs('../../src/products/pins.ts');
  const { folderOf } = loadTs('../../src/products/snapshots.ts');
  const { withPins, withRegistry, withVersionIn } = loadTs('../../src/next-version/build/pins.ts');
  const versions = realEnvironment(root);
  return {
    ...{ root, folderOf, withRegistry, withPins, withVersionIn },
    current: currentVersion,
    packages: {
      ...Object.assign({}, ...products.map(({ packages }) => packages)),
      '@mui/x-license': packagePins['@mui/x-license'],
    },
    changes: versions.changes,
    commit: () => runIn(root, 'git', ['rev-parse', 'HEAD']).trim(),
    restore: (commit, files) => restoreFrom(root, commit, files),
    publishedOf: (name) => publishedVersions(name, root),
    cut: async (version) => void (await cutVersion(version, versions)),
    install: versions.install,
    reinstall: versions.reinstall,
    describe: async () => describePackages(realProject(root)),
    log: versions.log,
  };
}
