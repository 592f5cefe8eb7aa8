import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../scaffold/address.mjs';
import { aliasSpecifiers, packagesOf, parseVersion, withSnapshot, withVersion } from './plan.mjs';
import { realFiles, takeBack, writeWith } from './files.mjs';
import { runSteps, throwIfChanged } from './run.mjs';
import { frozenSidebars } from './sidebar.mjs';
import { isGenerated, isTest, pathsOf, readJson } from './site.mjs';
import { throwIfStopped } from './stop.mjs';

/**
 * What a cut needs from its environment; tests replace all of it.
 * @typedef {object} Environment
 * @property {string} root the project's folder
 * @property {string} current the version of the unversioned docs
 * @property {string[]} packageNames the packages that a version consists of
 * @property {(name: string, version: string) => string} folderOf see src/products/snapshots.ts
 * @property {() => string} changes returns what has changed according to git, empty if nothing has
 * @property {(name: string) => Promise<string[]>} publishedOf
 * @property {(specifiers: string[]) => Promise<void>} install adds packages to package.json, the lock file and node_modules
 * @property {(names: string[]) => Promise<void>} uninstall removes packages from these
 * @property {(commit: string, files: string[]) => void} restore restores files and folders from a commit
 * @property {() => Promise<void>} reinstall makes node_modules match the lock file
 * @property {() => Record<string, object[]>} sidebars returns what sidebars.ts exports
 * @property {(version: string, packages: Record<string, string>) => (slug: string) => object} apiGroupsOf
 * @property {(value: unknown) => Promise<string>} formatJson
 * @property {(version: string) => Promise<void>} check type-checks and builds, and looks for the pages of a version
 * @property {(text: string) => void} log
 * @property {typeof realFiles} [files]
 */

/**
 * Freezes the docs as a version whose demos run on its packages. Leaves the tree as it was if any step fails.
 * @param {string | undefined} argument the version as typed
 * @param {Environment} environment
 * @param {{ keep?: boolean }} [options] `keep`: pages that do not type-check or build stay, to be fixed in place
 * @returns {Promise<{ packages: Record<string, string>, unverified?: string }>} the packages, and the error of pages that were
 * kept
 * @throws {UsageError} with the reason, in a sentence
 */
export async function cutVersion(argument, environment, { keep = false } = {}) {
  const version = parseVersion(argument);
  const paths = pathsOf(environment.root, version);
  throwIfChanged(environment.changes);
  const known = [...readJson(paths.versions, []), ...Object.keys(readJson(paths.recorded, {}))];
  if (known.includes(version) || existsSync(paths.frozenDocs) || existsSync(paths.frozenSidebars)) {
    throw new UsageError(
      `${version} already exists. Remove it first: npm run version:remove -- ${version}`,
    );
  }

  environment.log('Asking the registry for releases …');
  const packages = await packagesOf(environment.packageNames, version, environment.publishedOf);
  const specifiers = aliasSpecifiers(packages, environment.folderOf);
  const files = environment.files ?? realFiles;
  const json = async (file, value) => writeWith(files, file, await environment.formatJson(value));
  let unverified;

  await runSteps(
    [
      [
        'installing the packages',
        async () => {
          if (specifiers.length > 0) await environment.install(specifiers);
        },
      ],
      [
        'freezing the pages',
        () => {
          files.cpSync(paths.docs, paths.frozenDocs, {
            recursive: true,
            filter: (file) => {
              const relative = path.relative(paths.docs, file).split(path.sep).join('/');
              return !isGenerated(relative) && !isTest(relative);
            },
          });
          files.cpSync(paths.sampleData, path.join(paths.frozenDocs, '_sample-data'), {
            recursive: true,
            filter: (file) => !isTest(file),
          });
        },
      ],
      [
        'recording the version',
        () => json(paths.recorded, withSnapshot(readJson(paths.recorded, {}), version, packages)),
      ],
      [
        'freezing the navigation',
        async () => {
          const groups = environment.apiGroupsOf(version, packages);
          await json(paths.frozenSidebars, frozenSidebars(environment.sidebars(), groups));
        },
      ],
      [
        'adding it to the list of versions',
        () => json(paths.versions, withVersion(readJson(paths.versions, []), version)),
      ],
      [
        'verifying it',
        async () => {
          try {
            await environment.check(version);
          } catch (error) {
            await throwIfStopped();
            if (!keep) throw error;
            unverified = error.message;
          }
        },
      ],
    ],
    {
      log: environment.log,
      undo: () => takeBack(environment, version, specifiers.length > 0),
    },
  );
  return { packages, unverified };
}
