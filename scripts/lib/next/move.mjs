// Moves the docs to other packages, and back.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../scaffold/address.mjs';
import { runSteps, throwIfChanged } from '../versions/run.mjs';
import { pathsOf, readJson } from '../versions/site.mjs';
import { parseNext, planPackages, specifiersOf } from './plan.mjs';
import { forget, keep, readState } from './state.mjs';

/**
 * What the command needs from its environment besides what a cut needs; tests replace all of it.
 * @typedef {object} Own
 * @property {Record<string, string>} packages package -> its release
 * @property {() => string} commit returns the current commit
 * @property {(version: string) => Promise<void>} cut freezes a version
 * @property {() => Promise<object>} describe returns the reference and the public members of the installed packages
 * @property {(text: string, version: string, packages: Record<string, string>) => string} withRegistry
 * @property {(text: string, packages: Record<string, string>) => string} withPins
 * @property {(text: string, from: string, to: string) => string} withVersionIn
 * @property {(file: string) => string} remember stores a file's content in git and returns the name of the object
 *
 * @typedef {Own & import('../versions/cut.mjs').Environment} Environment
 */

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
 * @returns {Promise<import('./state.mjs').State>}
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
  /** @type {import('./state.mjs').State} */
  const state = {
    ...{ from: current, to: version, packages: steps, commit: environment.commit() },
    frozen: freeze && !isFrozen ? current : null,
    moved: false,
  };
  keep(root, 'state', state);
  await runSteps(
    [
      [
        'reading the reference of the packages that are left',
        async () => keep(root, 'before', await environment.describe()),
      ],
      ...(state.frozen === null ? [] : [[`freezing ${current}`, () => environment.cut(current)]]),
      [
        'installing the packages',
        () => {
          const { dependencies = {} } = readJson(paths.manifest, {});
          const recorded = readJson(paths.recorded, {});
          return environment.install(
            specifiersOf(steps, recorded, dependencies, environment.folderOf),
          );
        },
      ],
      [
        'pinning the packages',
        () => {
          const packages = Object.fromEntries(steps.map(({ name, to }) => [name, to]));
          rewrite(path.join(root, 'src/products/registry.ts'), (text) =>
            environment.withRegistry(text, version, packages),
          );
          rewrite(path.join(root, 'src/products/pins.ts'), (text) =>
            environment.withPins(text, packages),
          );
          rewrite(paths.manifest, (text) => environment.withVersionIn(text, current, version));
        },
      ],
    ],
    {
      log: environment.log,
      undo: () => takeBack(state, environment),
      hint: 'Try npm run version:next -- --undo',
    },
  );
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
