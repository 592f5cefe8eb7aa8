/** A source of evenly distributed numbers, from 0 up to but not including 1. */
export type Random = () => number;

/** The browser's own source. Sampling is the one thing here that must differ from visit to visit. */
export const browserRandom: Random = () =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/**
 * Whether a random draw falls into the sample.
 * @param rate 0 for none, 1 for all; NaN counts as 1
 */
export function isSampled(rate: number, random: Random): boolean {
  return Number.isNaN(rate) || random() < rate;
}
