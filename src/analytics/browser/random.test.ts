import { afterEach, expect, it, vi } from 'vitest';
import { isSampled } from './actions';

afterEach(() => vi.unstubAllGlobals());

/** The generator "mulberry32": the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

function countOf(rate: number, tries: number): number {
  const random = seeded(42);
  vi.stubGlobal('crypto', { getRandomValues: () => [random()] });
  return Array.from({ length: tries }, () => isSampled(rate)).filter(Boolean).length;
}

it('samples the requested share', () => {
  expect(countOf(0.1, 10_000)).toBeGreaterThan(900);
  expect(countOf(0.1, 10_000)).toBeLessThan(1100);
  // One in 10,000.
  expect(countOf(0.0001, 200_000)).toBeGreaterThan(8);
  expect(countOf(0.0001, 200_000)).toBeLessThan(35);
});

it('samples none at 0, and all at 1 or NaN', () => {
  expect([countOf(0, 100), countOf(1, 100), countOf(Number.NaN, 100)]).toEqual([0, 100, 100]);
});

it("draws from the browser's own source", () => {
  for (let count = 0; count < 100; count += 1) expect(isSampled(1)).toBe(true);
  expect(isSampled(0)).toBe(false);
});
