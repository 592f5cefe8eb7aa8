import { pause } from '../../utils/pause';

/** Milliseconds of work between two pauses: a fast machine does much in them, a slow one little. */
const budget = 5;

/** The time functions that `inSteps` uses. */
export interface Clock {
  now: () => number;
  pause: () => Promise<void>;
}

/**
 * Runs the steps of a long piece of work, with pauses, so that a reader doesn't notice. Steps are never interrupted.
 * Rejects with what a step throws; the steps after it don't run.
 */
export async function inSteps(
  steps: Iterable<() => unknown>,
  clock: Clock = { now: () => performance.now(), pause },
): Promise<void> {
  let start = clock.now();
  for (const step of steps) {
    if (clock.now() - start >= budget) {
      await clock.pause();
      start = clock.now();
    }
    step();
  }
}
