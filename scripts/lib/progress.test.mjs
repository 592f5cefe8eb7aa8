import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress, isWatched, timeOf } from './progress.mjs';

const written = (watched = true) => {
  const lines = [];
  return { lines, progress: createProgress({ watched, write: (line) => lines.push(line) }) };
};

describe('isWatched', () => {
  it('is true only for a terminal outside of CI', () => {
    const stream = { isTTY: true };
    expect(isWatched({ env: {}, stream })).toBe(true);
    expect(isWatched({ env: { CI: 'true' }, stream })).toBe(false);
    expect(isWatched({ env: {}, stream: {} })).toBe(false);
  });
});

it.each([
  [0, '0 s'],
  [59_400, '59 s'],
  [59_600, '1 min'],
  [125_000, '2 min 5 s'],
])('formats %i ms as %s', (ms, text) => {
  expect(timeOf(ms)).toBe(text);
});

describe('steps', () => {
  const steps = (first) => ({ Install: async () => first, Build: async () => 0 });

  it('are counted and timed', async () => {
    const { lines, progress } = written();
    expect(await progress.steps(steps(0))).toBe(0);
    expect(lines).toEqual([
      '\n[1/2] Install',
      '[1/2] Install: done in 0 s',
      '\n[2/2] Build',
      '[2/2] Build: done in 0 s',
    ]);
  });

  it('stop at the first failure and return its code', async () => {
    const { lines, progress } = written();
    expect(await progress.steps(steps(3))).toBe(3);
    expect(lines).toEqual(['\n[1/2] Install', '[1/2] Install: failed in 0 s']);
  });

  it("print nothing when output isn't a terminal", async () => {
    const { lines, progress } = written(false);
    expect(await progress.steps(steps(3))).toBe(3);
    expect(lines).toEqual([]);
  });
});

describe('follow', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('prints the line whenever it changes, until it is stopped', () => {
    const { lines, progress } = written();
    let line;
    const stop = progress.follow(() => line, 1000);
    vi.advanceTimersByTime(1000);
    line = 'half';
    vi.advanceTimersByTime(3000);
    line = 'all';
    vi.advanceTimersByTime(1000);
    stop();
    line = 'more';
    vi.advanceTimersByTime(1000);
    expect(lines).toEqual(['half', 'all']);
  });

  it("does not read the line when output isn't a terminal", () => {
    const { progress } = written(false);
    const read = vi.fn();
    progress.follow(read, 1000);
    vi.advanceTimersByTime(2000);
    expect(read).not.toHaveBeenCalled();
  });
});
