/** A source of numbers, evenly spread, from 0 up to but not including 1. */
export type Random = () => number;

/** The browser's own source. Sampling is the one thing here that must differ from visit to visit. */
export const browserRandom: Random = () =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/**
 * Whether one is among the sampled.
 * @param rate 0 for none, 1 for all; what is no number counts as 1
 */
export function isSampled(rate: number, random: Random): boolean {
  return Number.isNaN(rate) || random() < rate;
}
