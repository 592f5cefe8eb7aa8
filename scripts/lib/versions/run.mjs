import { UsageError } from '../scaffold/address.mjs';
import { throwIfStopped } from './stop.mjs';

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
 * @param {[name: string, step: () => unknown][]} steps `name` completes "while …"
 * @param {object} options
 * @param {() => Promise<void>} options.undo
 * @param {(text: string) => void} options.log
 * @param {string} [options.hint] what a person can do if undoing fails, too
 * @throws {UsageError} with a message for a person
 */
export async function runSteps(steps, { undo, log, hint = 'See git status.' }) {
  for (const [name, step] of steps) {
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
