// Runs the steps of a command that can undo what it did. Ctrl+C ends a program that a step runs, so that the step fails. Steps that run
// in this process can't be interrupted; instead, the next step doesn't start.
import { setImmediate } from 'node:timers/promises';
import { UsageError } from '../usage-error.mjs';

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
