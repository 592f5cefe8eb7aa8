/**
 * Creates a seeded random number generator (mulberry32), so that every run builds the same pages.
 * @param {number} seed an integer
 * @returns {() => number} returns numbers from 0 up to, but not including, 1
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
