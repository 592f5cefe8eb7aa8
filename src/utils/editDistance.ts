/** Returns how many wrong letters a word may have: none in a short word, which would be close to too many others. */
export function maxDistance(word: string): number {
  const { length } = word;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Returns the number of letters to insert, delete, change or swap with their neighbor so that one word becomes the other
 * (optimal string alignment).
 *
 * @param limit - if the distance is larger, some number above the limit is returned
 * @param isOpen - whether the first word may be the misspelled start of the second: the rest of the second costs nothing
 */
export function editDistance(
  word: string,
  candidate: string,
  limit: number = Infinity,
  isOpen: boolean = false,
): number {
  const tooFar = limit + 1;
  if (!isOpen && Math.abs(word.length - candidate.length) > limit) return tooFar;
  const width = Math.min(candidate.length, word.length + limit);
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const a = word.charCodeAt(i - 1);
      const b = candidate.charCodeAt(j - 1);
      let cost = Math.min(
        (previous[j - 1] as number) + Number(a !== b),
        (previous[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      if (a !== b && a === candidate.charCodeAt(j - 2) && b === word.charCodeAt(i - 2)) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return tooFar;
    before = previous;
    previous = row;
  }
  return isOpen ? Math.min(...previous) : (previous[candidate.length] ?? tooFar);
}
