/**
 * How many wrong letters a word may have: none in a short one, where every other word would be near.
 */
export function maxDistance(word: string): number {
  const { length } = word;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}
