import { pause } from '../../utils/pause';

/** Milliseconds of work between two pauses: a fast machine does much in them, a slow one little. */
const budget = 5;

/**
 * Runs the steps of a long piece of work, with pauses, so that a reader doesn't notice. Steps are never interrupted.
 * Rejects with what a step throws; the steps after it don't run.
 */
export async function inSteps(steps: Iterable<() => unknown>): Promise<void> {
  let start = performance.now();
  for (const step of steps) {
    if (performance.now() - start >= budget) {
      await pause();
      start = performance.now();
    }
    step();
  }
}
