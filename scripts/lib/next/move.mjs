// Moves the docs to other packages, and back.
import { readFileSync, writeFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from '../load-ts.mjs';
import { UsageError } from '../usage-error.mjs';
import { aliasSpecifiers, packagesOf, parseVersion } from '../versions/plan.mjs';
import { runSteps, throwIfChanged } from '../versions/run.mjs';
import { pathsOf, readJson } from '../versions/site.mjs';

const { compareVersions } = loadTs('../../src/utils/compareVersions.ts');

/** @typedef {ReturnType<typeof import('./project.mjs').nextEnvironment>} Environment tests replace all of it */

/**
 * A move in progress, kept next to the list so that the next run can continue it and `--undo` can restore what was there.
 * @typedef {object} State
 * @property {string} from the version that the docs leave
 * @property {string} to
 * @property {{ name: string, from: string, to: string }[]} packages
 * @property {string} commit the commit before the move
 * @property {string | null} frozen the version that was frozen for the move
 * @property {boolean} moved whether all steps were done
 * @property {Record<string, string>} [written] file -> what the move made of it, once all steps were done
 */

export const folderIn = (root) => path.join(root, '.next-version');
export const listIn = (root, version) => path.join(root, `next-${version}.md`);

const fileIn = (root, name) => path.join(folderIn(root), `${name}.json`);

/** @returns {any} what was kept under a name, undefined if nothing was */
export function readKept(root, name) {
  const file = fileIn(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function keep(root, name, value) {
  mkdirSync(folderIn(root), { recursive: true });
  writeFileSync(fileIn(root, name), JSON.stringify(value));
}

/** @returns {State | undefined} */
export const readState = (root) => readKept(root, 'state');

/** Removes what was kept about a move, and its list. */
export function forget(root, version) {
  rmSync(folderIn(root), { recursive: true, force: true });
  rmSync(listIn(root, version), { force: true });
}

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
  const aliases = Object.values(recorded)
    .flatMap(({ packages }) =>
      aliasSpecifiers(packages, (name, version) => folderOf(name, version, moved)),
    )
    .filter((specifier) => !(specifier.split('@npm:')[0] in dependencies));
  return [
    ...steps.filter(({ from, to }) => from !== to).map(({ name, to }) => `${name}@${to}`),
    ...new Set(aliases),
  ];
}

/** What the move rewrites, and a maintainer may edit afterwards, too. */
const rewritten = ['package.json', 'src/products/registry.ts', 'src/products/pins.ts'];

/** Returns everything that a move writes, relative to the project's folder. */
const touched = (frozen) => [
  ...rewritten,
  'package-lock.json',
  'src/products/snapshot-packages.json',
  'versions.json',
  ...(frozen === null
    ? []
    : [`versioned_docs/version-${frozen}`, `versioned_sidebars/version-${frozen}-sidebars.json`]),
];

function rewrite(file, change) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** Undoes a move. Changes made to pages since then stay. */
async function takeBack(state, environment) {
  environment.restore(state.commit, touched(state.frozen));
  await environment.reinstall();
  forget(environment.root, state.to);
}

/**
 * Moves the docs to the packages of a version. If a step fails, everything is undone.
 * @param {string | undefined} argument the version as typed
 * @param {Environment} environment
 * @param {{ freeze?: boolean }} [options] `freeze`: whether to freeze the version that the docs leave, unless it already is
 * @returns {Promise<State>}
 * @throws {UsageError} with the reason, in a sentence
 */
export async function move(argument, environment, { freeze = true } = {}) {
  const { root, current } = environment;
  const version = parseNext(argument, current);
  throwIfChanged(environment.changes);
  const paths = pathsOf(root);
  environment.log('Asking the registry for releases …');
  const steps = await planPackages(environment.packages, version, environment.publishedOf);
  const isFrozen = current in readJson(paths.recorded, {});
  /** @type {State} */
  const state = {
    ...{ from: current, to: version, packages: steps, commit: environment.commit() },
    frozen: freeze && !isFrozen ? current : null,
    moved: false,
  };
  keep(root, 'state', state);
  const actions = {
    'reading the reference of the packages that are left': async () =>
      keep(root, 'before', await environment.describe()),
    ...(state.frozen !== null && { [`freezing ${current}`]: () => environment.cut(current) }),
    'installing the packages': () => {
      const { dependencies = {} } = readJson(paths.manifest, {});
      const recorded = readJson(paths.recorded, {});
      return environment.install(specifiersOf(steps, recorded, dependencies, environment.folderOf));
    },
    'pinning the packages': () => {
      const packages = Object.fromEntries(steps.map(({ name, to }) => [name, to]));
      rewrite(path.join(root, 'src/products/registry.ts'), (text) =>
        environment.withRegistry(text, version, packages),
      );
      rewrite(path.join(root, 'src/products/pins.ts'), (text) =>
        environment.withPins(text, packages),
      );
      rewrite(paths.manifest, (text) => environment.withVersionIn(text, current, version));
    },
  };
  await runSteps(actions, {
    log: environment.log,
    undo: () => takeBack(state, environment),
    hint: 'Try npm run version:next -- --undo',
  });
  const textsAfter = rewritten.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  const done = { ...state, moved: true, written: Object.fromEntries(textsAfter) };
  keep(root, 'state', done);
  return done;
}

/**
 * Undoes the last move, even one that was interrupted. Edits of the files that the move itself rewrote are lost with it; their text
 * stays in git's store until its next cleanup.
 * @param {Environment} environment
 * @returns {Promise<{ from: string, to: string, changes: string, edited: { file: string, object: string }[] }>} `changes`: what else
 *   has changed according to git; `edited`: files that were restored although they had been edited since the move
 */
export async function undo(environment) {
  const { root } = environment;
  const state = readState(root);
  if (!state)
    throw new UsageError(
      'There is no move to undo. One that was made in another clone is undone there, or by reverting its commit.',
    );
  const edited = Object.entries(state.written ?? {})
    .filter(([file, text]) => readFileSync(path.join(root, file), 'utf8') !== text)
    .map(([file]) => ({ file, object: environment.remember(file) }));
  await takeBack(state, environment);
  const own = touched(state.frozen);
  const isOther = (line) => !own.some((each) => line.slice(3).startsWith(each));
  const changes = environment.changes().split('\n').filter(isOther).join('\n');
  return { from: state.from, to: state.to, changes, edited };
}
