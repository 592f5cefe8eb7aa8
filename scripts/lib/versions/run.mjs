import { UsageError } from '../scaffold/address.mjs';
import { throwIfStopped } from './stop.mjs';

/**
 * Runs steps one after the other. If one fails, undoes what they did and says which one it was and why.
 * @param {import('./journal.mjs').Journal} journal
 * @param {[name: string, step: () => unknown][]} steps `name` completes "while …"
 * @param {(text: string) => void} log
 * @throws {UsageError} with a message for a person
 */
export async function runSteps(journal, steps, log) {
  for (const [name, step] of steps) {
    log(`${name[0].toUpperCase()}${name.slice(1)} …`);
    try {
      await throwIfStopped();
      await step();
    } catch (error) {
      const left = await journal.undo();
      const undone =
        left.length === 0
          ? 'All changes were undone.'
          : `Not all changes could be undone: ${left.join('; ')}. See git status.`;
      throw new UsageError(`Failed while ${name}: ${error.message}\n${undone}`);
    }
  }
  journal.commit();
}
