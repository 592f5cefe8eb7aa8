// Handles Ctrl+C in a command that can undo what it did. The signal ends a program that a step runs, so that the step fails.
// Steps that run in this process can't be interrupted; instead, the next step doesn't start.
import { setImmediate } from 'node:timers/promises';

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
