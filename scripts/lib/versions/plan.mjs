// Plans what a cut or a removal changes, in pure functions: nothing is read or written here.
import { loadTs } from '../load-ts.mjs';
import { UsageError } from '../usage-error.mjs';

const { compareVersions } = loadTs('../../src/utils/compareVersions.ts');

const exact = /^\d+\.\d+\.\d+$/;

const majorOf = (version) => version.split('.')[0];

/**
 * Checks the version that a person typed.
 * @throws {UsageError} if it is missing or not exact
 */
export function parseVersion(text) {
  if (text === undefined || !exact.test(text)) {
    throw new UsageError(
      `${text === undefined ? 'Name a version' : `"${text}" is not a version`}: three numbers with dots, such as 8.0.0.`,
    );
  }
  return text;
}

/**
 * Returns the published release to use for a version: the version itself, else the next release of the same major, which has
 * everything that the version has, else the last one before it. Prereleases do not count.
 * @param {string} wanted
 * @param {string[]} published
 * @returns {string | undefined} undefined if the major was never published
 */
export function nearestPublished(wanted, published) {
  const candidates = published
    .filter((version) => exact.test(version) && majorOf(version) === majorOf(wanted))
    .sort(compareVersions);
  return candidates.find((version) => compareVersions(version, wanted) >= 0) ?? candidates.at(-1);
}

/**
 * Returns the exact release of each package for a version.
 * @param {string[]} names
 * @param {string} wanted
 * @param {(name: string) => Promise<string[]>} publishedOf the registry's versions of a package
 * @throws {UsageError} for a package that has no release of this major
 */
export async function packagesOf(names, wanted, publishedOf) {
  const packages = {};
  for (const name of names) {
    const found = nearestPublished(wanted, await publishedOf(name));
    if (found === undefined) {
      throw new UsageError(
        `The registry has no release of ${name} with the major ${majorOf(wanted)}.`,
      );
    }
    packages[name] = found;
  }
  return packages;
}

/**
 * Returns the arguments of `npm install`: an alias for each package that is not installed under its own name.
 * @param {Record<string, string>} packages
 * @param {(name: string, version: string) => string} folderOf see src/products/snapshots.ts
 */
export function aliasSpecifiers(packages, folderOf) {
  return Object.entries(packages)
    .map(([name, version]) => [folderOf(name, version), `npm:${name}@${version}`, name])
    .filter(([folder, , name]) => folder !== name)
    .map(([folder, specifier]) => `${folder}@${specifier}`);
}

/** Returns the registry of snapshots with one more, newest first. */
export function withSnapshot(recorded, version, packages) {
  return Object.fromEntries(
    Object.entries({ ...recorded, [version]: { packages } }).sort(([a], [b]) =>
      compareVersions(b, a),
    ),
  );
}

/** Returns Docusaurus's list of versions with one more, newest first. */
export const withVersion = (versions, version) =>
  [...versions, version].sort((a, b) => compareVersions(b, a));

/**
 * Returns the aliases in package.json that no snapshot needs.
 * @param {Record<string, string>} dependencies of package.json
 * @param {Record<string, { packages: Record<string, string> }>} recorded the snapshots that stay
 * @param {(name: string, version: string) => string} folderOf
 */
export function unusedAliases(dependencies, recorded, folderOf) {
  const needed = new Set(
    Object.values(recorded).flatMap(({ packages }) =>
      Object.entries(packages).map(([name, version]) => folderOf(name, version)),
    ),
  );
  return Object.entries(dependencies)
    .filter(([alias, specifier]) => {
      const [, name, version] = /^npm:(@mui\/x-[^@]+)@(\d.*)$/.exec(specifier) ?? [];
      return name && alias === `${name.slice('@mui/'.length)}-${version.replace(/\W/g, '-')}`;
    })
    .map(([alias]) => alias)
    .filter((alias) => !needed.has(alias));
}
