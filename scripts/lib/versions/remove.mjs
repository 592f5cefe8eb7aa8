import { existsSync, rmSync } from 'node:fs';
import { UsageError } from '../scaffold/address.mjs';
import { parseVersion, unusedAliases, withoutSnapshot } from './plan.mjs';
import { runSteps, takeBack, throwIfChanged, writeJson } from './run.mjs';
import { pathsOf, readJson } from './site.mjs';

/**
 * Removes a frozen version and the packages that only it needed. Leaves the tree as it was if any step fails.
 * @param {string | undefined} argument the version as typed
 * @param {import('./cut.mjs').Environment} environment
 * @returns {Promise<{ aliases: string[] }>} the aliases that were removed
 * @throws {UsageError} with the reason, in a sentence
 */
export async function removeVersion(argument, environment) {
  const version = parseVersion(argument);
  const paths = pathsOf(environment.root, version);
  throwIfChanged(environment.changes);
  const versions = readJson(paths.versions, []);
  const recorded = readJson(paths.recorded, {});
  if (!versions.includes(version) && !recorded[version] && !existsSync(paths.frozenDocs)) {
    const known =
      versions.length > 0 ? `Frozen versions: ${versions.join(', ')}.` : 'There are none.';
    throw new UsageError(`There is no frozen version ${version}. ${known}`);
  }
  const left = withoutSnapshot(recorded, version);
  const { dependencies = {} } = readJson(paths.manifest, {});
  const aliases = unusedAliases(dependencies, left, environment.folderOf);
  const json = (file, value) => writeJson(environment, file, value);
  const kept = versions.filter((each) => each !== version);

  await runSteps(
    [
      [
        'removing it from the list of versions',
        () =>
          // Docusaurus treats a site with an empty list as one that once had versions.
          kept.length > 0 ? json(paths.versions, kept) : rmSync(paths.versions, { force: true }),
      ],
      ['removing its packages from the registry of snapshots', () => json(paths.recorded, left)],
      [
        'removing its pages and navigation',
        () => {
          rmSync(paths.frozenDocs, { recursive: true, force: true });
          rmSync(paths.frozenSidebars, { force: true });
        },
      ],
      [
        'uninstalling its packages',
        async () => {
          if (aliases.length > 0) await environment.uninstall(aliases);
        },
      ],
    ],
    {
      log: environment.log,
      undo: () => takeBack(environment, version, aliases.length > 0),
    },
  );
  return { aliases };
}
