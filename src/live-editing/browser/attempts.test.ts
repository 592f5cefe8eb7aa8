import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveRun } from '../protocol';
import { Attempts } from './attempts';

const run = (number: number): LiveRun => ({
  run: number,
  version: 'current',
  entry: 'A.tsx',
  modules: {},
});

let attempts: Attempts;
let now = 0;

/** Replaces a frame that has lived for a second, and returns what the next one runs. */
function replace(lived = 1000): number | undefined {
  now += lived;
  attempts.end(now);
  return attempts.begin(now)?.run;
}

beforeEach(() => {
  attempts = new Attempts();
  attempts.add(run(1));
  attempts.begin(now);
  attempts.show();
});

describe('after a frame has ended', () => {
  it('the newest code runs, even if it may be the reason', () => {
    attempts.add(run(2));
    expect(attempts.end(now)).toBe('newest');
    expect(replace()).toBe(2);
  });

  it('code that ends a frame of its own makes room for the last that was shown', () => {
    attempts.add(run(2));
    replace();
    expect(attempts.end(now)).toBe('shown');
    expect(replace()).toBe(1);
    expect(attempts.isRunning(1)).toBe(true);
  });

  it('a fix runs whenever it was typed', () => {
    attempts.add(run(2));
    replace();
    attempts.add(run(3));
    expect(replace()).toBe(3);
    replace();
    attempts.end(now);
    attempts.add(run(4));
    expect(attempts.begin(now)?.run).toBe(4);
  });

  it('code that was shown runs in three frames at most, then nothing does until the reader types', () => {
    expect([replace(), replace(), replace()]).toEqual([1, 1, undefined]);
    expect(attempts.end(now)).toBe('none');
    attempts.add(run(2));
    expect(replace()).toBe(2);
  });

  it('code that ran well for long gets all its tries again', () => {
    for (let times = 0; times < 9; times += 1) expect(replace(40_000)).toBe(1);
  });
});
