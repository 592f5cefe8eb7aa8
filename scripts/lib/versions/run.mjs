// Runs the steps of a command that can undo what it did. Ctrl+C ends a program that a step runs, so that the step fails. Steps that run
// in this process can't be interrupted; instead, the next step doesn't start.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { UsageError } from '../usage-error.mjs';
import { pathsOf } from './site.mjs';

let isAsked = false;

/** Makes Ctrl+C keep the next step from starting, instead of ending this process. */
export function stopBetweenSteps() {
  process.on('SIGINT', () => {
    isAsked = true;
  });
}

/** @throws {Error} if Ctrl+C was pressed */
export async function throwIfStopped() {
  // A synchronous step has kept the signal handler from running. Signals are read once in each turn of the event loop, and this
  // may be called after that, so it takes two turns.
  await setImmediate();
  await setImmediate();
  if (isAsked) throw new Error('it was stopped by Ctrl+C.');
}

/**
 * Makes sure that git can take back whatever a command changes.
 * @param {() => string} changes returns what has changed according to git
 * @throws {UsageError} if anything has
 */
export function throwIfChanged(changes) {
  const found = changes();
  if (found !== '') {
    throw new UsageError(`The working tree has changes; commit or discard them first:\n${found}`);
  }
}

/**
 * Runs steps one after the other. If one fails, undoes everything and says which one it was and why.
 * @param {Record<string, () => unknown>} steps by names that complete "while …"
 * @param {object} options
 * @param {() => Promise<void>} options.undo
 * @param {(text: string) => void} options.log
 * @param {string} [options.hint] what a person can do if undoing fails, too
 * @throws {UsageError} with a message for a person
 */
export async function runSteps(steps, { undo, log, hint = 'See git status.' }) {
  for (const [name, step] of Object.entries(steps)) {
    log(`${name[0].toUpperCase()}${name.slice(1)} …`);
    try {
      await throwIfStopped();
      await step();
    } catch (error) {
      log('Undoing the changes …');
      const undone = await undo().then(
        () => 'All changes were undone.',
        (second) => `Not all changes could be undone: ${second.message}\n${hint}`,
      );
      throw new UsageError(`Failed while ${name}: ${error.message}\n${undone}`);
    }
  }
}

/** Writes a value as JSON, formatted as the project's files are, and the folders above the file. */
export async function writeJson({ formatJson }, file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await formatJson(value));
}

/**
 * Undoes a cut or a removal. Both begin with a clean tree, so git can take their changes back.
 * @param {import('./cut.mjs').Environment} environment
 * @param {string} version
 * @param {boolean} isReinstalled whether packages may have changed
 */
export async function takeBack({ root, restore, reinstall }, version, isReinstalled) {
  const { manifest, lock, versions, recorded, frozenDocs, frozenSidebars } = pathsOf(root, version);
  restore(
    'HEAD',
    [manifest, lock, versions, recorded, frozenDocs, frozenSidebars].map((file) =>
      path.relative(root, file),
    ),
  );
  if (isReinstalled) await reinstall();
}
