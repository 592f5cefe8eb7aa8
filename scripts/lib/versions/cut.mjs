import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../usage-error.mjs';
import {
  aliasSpecifiers,
  packagesOf,
  parseVersion,
  withSnapshot,
  withVersion,
  unusedAliases,
} from './plan.mjs';
import { runSteps, throwIfChanged, throwIfStopped } from './run.mjs';
import { isGenerated, isTest, pathsOf, readJson } from './site.mjs';

/** @typedef {ReturnType<typeof import('./environment.mjs').realEnvironment>} Environment tests replace all of it */

/** The page "What changed" is generated for the current docs only. */
const isOfCurrent = ({ type, id }) => type === 'doc' && id === 'api/changes/index';

/** Returns the product's segment if an entry is its group "API reference", which contains the index of the reference. */
function apiSlugOf(item) {
  const index = (item.items ?? []).find(
    (child) => child.type === 'doc' && !isOfCurrent(child) && /^api\/[^/]+\/index$/.test(child.id),
  );
  return index?.id.split('/')[1];
}

/**
 * Returns the navigation of a snapshot: the reference is that of the snapshot's packages, and the rest stays as it is.
 * @param {Record<string, object[]>} sidebars what `sidebars.ts` exports
 * @param {(slug: string) => object} apiGroupOf returns the group "API reference" of a product for the snapshot's packages
 */
export function frozenSidebars(sidebars, apiGroupOf) {
  const freeze = (item) => {
    const slug = apiSlugOf(item);
    if (slug !== undefined) return apiGroupOf(slug);
    return item.items ? { ...item, items: freezeAll(item.items) } : item;
  };
  const freezeAll = (items) => items.filter((item) => !isOfCurrent(item)).map(freeze);
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, freezeAll(items)]),
  );
}

/** Writes a value as JSON, formatted as the project's files are, and the folders above the file. */
async function writeJson({ formatJson }, file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await formatJson(value));
}

/**
 * Undoes a cut or a removal. Both begin with a clean tree, so git can take their changes back.
 * @param {Environment} environment
 * @param {ReturnType<typeof pathsOf>} paths of the version
 * @param {boolean} isReinstalled whether packages may have changed
 */
async function takeBack({ root, restore, reinstall }, paths, isReinstalled) {
  const { manifest, lock, versions, recorded, frozenDocs, frozenSidebars } = paths;
  restore(
    'HEAD',
    [manifest, lock, versions, recorded, frozenDocs, frozenSidebars].map((file) =>
      path.relative(root, file),
    ),
  );
  if (isReinstalled) await reinstall();
}

/**
 * Returns the release of each package for a version: for the current one, those that its pages were tested with, even if the registry
 * has nearer ones by now.
 */
async function packagesFor(version, { current, packages, publishedOf, log }) {
  if (version === current) return packages;
  log('Asking the registry for releases …');
  return packagesOf(Object.keys(packages), version, publishedOf);
}

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

  const packages = await packagesFor(version, environment);
  const specifiers = aliasSpecifiers(packages, environment.folderOf);
  const json = (file, value) => writeJson(environment, file, value);
  let unverified;

  const steps = {
    'installing the packages': async () => {
      if (specifiers.length > 0) await environment.install(specifiers);
    },
    'freezing the pages': () => {
      cpSync(paths.docs, paths.frozenDocs, {
        recursive: true,
        filter: (file) => {
          const relative = path.relative(paths.docs, file).split(path.sep).join('/');
          return !isGenerated(relative) && !isTest(relative);
        },
      });
      cpSync(paths.sampleData, path.join(paths.frozenDocs, '_sample-data'), {
        recursive: true,
        filter: (file) => !isTest(file),
      });
    },
    'recording the version': () =>
      json(paths.recorded, withSnapshot(readJson(paths.recorded, {}), version, packages)),
    'freezing the navigation': async () => {
      const groups = environment.apiGroupsOf(version, packages);
      await json(paths.frozenSidebars, frozenSidebars(environment.sidebars(), groups));
    },
    'adding it to the list of versions': () =>
      json(paths.versions, withVersion(readJson(paths.versions, []), version)),
    'type-checking and building all versions': async () => {
      try {
        await environment.check(version);
      } catch (error) {
        await throwIfStopped();
        if (!keep) throw error;
        unverified = error.message;
      }
    },
  };
  await runSteps(steps, {
    log: environment.log,
    undo: () => takeBack(environment, paths, specifiers.length > 0),
  });
  return { packages, unverified };
}

/**
 * Removes a frozen version and the packages that only it needed. Leaves the tree as it was if any step fails.
 * @param {string | undefined} argument the version as typed
 * @param {Environment} environment
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
  const { [version]: _, ...left } = recorded;
  const { dependencies = {} } = readJson(paths.manifest, {});
  const aliases = unusedAliases(dependencies, left, environment.folderOf);
  const json = (file, value) => writeJson(environment, file, value);
  const kept = versions.filter((each) => each !== version);

  const steps = {
    // Docusaurus treats a site with an empty list as one that once had versions.
    'removing it from the list of versions': () =>
      kept.length > 0 ? json(paths.versions, kept) : rmSync(paths.versions, { force: true }),
    'removing its packages from the registry of snapshots': () => json(paths.recorded, left),
    'removing its pages and navigation': () => {
      rmSync(paths.frozenDocs, { recursive: true, force: true });
      rmSync(paths.frozenSidebars, { force: true });
    },
    'uninstalling its packages': async () => {
      if (aliases.length > 0) await environment.uninstall(aliases);
    },
  };
  await runSteps(steps, {
    log: environment.log,
    undo: () => takeBack(environment, paths, aliases.length > 0),
  });
  return { aliases };
}
