import { afterEach, describe, expect, it, vi } from 'vitest';
import { inSteps } from './inSteps';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns steps that take the given milliseconds on a fake clock, and a log of what happened. */
function recorded(lengths: readonly number[]) {
  const log: string[] = [];
  let time = 0;
  const steps = lengths.map((length, index) => () => {
    time += length;
    log.push(String(index));
  });
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  vi.stubGlobal('scheduler', { yield: async () => log.push('pause') });
  return { log, steps };
}

describe('inSteps', () => {
  it('pauses only after steps have used up the time budget', async () => {
    const { log, steps } = recorded([1, 1, 4, 1, 20, 1]);
    await inSteps(steps);
    expect(log).toEqual(['0', '1', '2', 'pause', '3', '4', 'pause', '5']);
  });

  it('does not pause before the first step or after the last', async () => {
    const { log, steps } = recorded([50]);
    await inSteps(steps);
    expect(log).toEqual(['0']);
  });

  it('stops at a step that fails', async () => {
    const { log, steps } = recorded([1, 1]);
    const failing = (): never => {
      throw new Error('broken');
    };
    await expect(
      inSteps([steps[0], failing, steps[1]].filter((step) => step !== undefined)),
    ).rejects.toThrow('broken');
    expect(log).toEqual(['0']);
  });
});
