// Plans the move of the docs to other packages, in pure functions.
import { loadTs } from '../load-ts.mjs';
import { UsageError } from '../scaffold/address.mjs';
import { packagesOf, parseVersion } from '../versions/plan.mjs';

const { compareVersions } = loadTs('../../src/utils/compareVersions.ts');

/**
 * Returns the version to move to.
 * @param {string | undefined} argument as typed
 * @param {string} current the version of the unversioned docs
 * @throws {UsageError} if it isn't a version, or isn't newer
 */
export function parseNext(argument, current) {
  const version = parseVersion(argument);
  if (compareVersions(version, current) <= 0) {
    throw new UsageError(
      `The docs are at ${current}; name a newer version. To freeze ${version} instead: npm run version:cut -- ${version}`,
    );
  }
  return version;
}

/**
 * Returns the release that each package moves to: the version itself, or the nearest one, but never an older release.
 * @param {Record<string, string>} current package -> its release
 * @param {string} version
 * @param {(name: string) => Promise<string[]>} publishedOf
 * @returns {Promise<{ name: string, from: string, to: string }[]>}
 */
export async function planPackages(current, version, publishedOf) {
  const packages = await packagesOf(Object.keys(current), version, publishedOf);
  return Object.entries(current).map(([name, from]) => ({
    name,
    from,
    to: compareVersions(packages[name], from) < 0 ? from : packages[name],
  }));
}

/**
 * Returns what npm has to install: the packages under their own names, and under aliases those that frozen versions shared
 * with the docs.
 * @param {{ name: string, from: string, to: string }[]} steps
 * @param {Record<string, { packages: Record<string, string> }>} recorded the frozen versions
 * @param {Record<string, string>} dependencies of package.json
 * @param {(name: string, version: string, current: Record<string, string>) => string} folderOf see src/products/snapshots.ts
 */
export function specifiersOf(steps, recorded, dependencies, folderOf) {
  const moved = Object.fromEntries(steps.map(({ name, to }) => [name, to]));
  const aliases = Object.values(recorded).flatMap(({ packages }) =>
    Object.entries(packages)
      .map(([name, version]) => [folderOf(name, version, moved), name, version])
      .filter(([folder, name]) => folder !== name && !(folder in dependencies))
      .map(([folder, name, version]) => `${folder}@npm:${name}@${version}`),
  );
  return [
    ...steps.filter(({ from, to }) => from !== to).map(({ name, to }) => `${name}@${to}`),
    ...new Set(aliases),
  ];
}
