// Ctrl+C in a command that takes back what it did: a program that runs for it ends by the signal, and its step fails. Steps of
// the command itself cannot be broken off: the next one does not begin then.
import { setImmediate } from 'node:timers/promises';

let isAsked = false;

/** From now on Ctrl+C does not end this process, but the step after the one that runs. */
export function stopBetweenSteps() {
  process.on('SIGINT', () => {
    isAsked = true;
  });
}

/** @throws {Error} when Ctrl+C was pressed */
export async function throwIfStopped() {
  // A step that did not wait for anything has kept the signal from being heard.
  await setImmediate();
  if (isAsked) throw new Error('it was stopped by Ctrl+C.');
}
