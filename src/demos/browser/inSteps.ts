import { pause } from '../../utils/pause';

/** Milliseconds after which the reader has a turn: a fast machine does much in them, a slow one little. */
const budget = 5;

/** What `inSteps` needs of its surroundings. */
export interface Clock {
  now: () => number;
  pause: () => Promise<void>;
}

/**
 * Does a long piece of work in short ones, each in one go and none of them together for longer than a reader notices.
 * Rejects with what a step throws; the steps after it are not done.
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
