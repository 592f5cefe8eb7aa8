/** Returns how many wrong letters a word may have: none in a short word, which would be close to too many others. */
export function maxDistance(word: string): number {
  const { length } = word;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}
