import { decodePart } from '../utils/decode';

/** A page that can be offered instead of one that does not exist. */
export interface PageLink {
  path: string;
  title: string;
}

/** Counts the pairs of neighboring letters in a text. */
function bigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Returns how similar two words are, from 0 to 1 (the Sørensen-Dice coefficient of their letter pairs). */
function similarity(first: string, second: string): number {
  if (first === second) {
    return 1;
  }
  const left = bigrams(first);
  const right = bigrams(second);
  let shared = 0;
  for (const [pair, count] of left) {
    shared += Math.min(count, right.get(pair) ?? 0);
  }
  const total = Math.max(first.length - 1, 0) + Math.max(second.length - 1, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}

const wordsOf = (text: string): string[] =>
  decodePart(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Finds the pages whose address and title are most similar to an address that wasn't found. The last
 * words of an address count most: they name the page, while the first ones name only its product.
 * @param pathname the address that was not found, any string
 * @param pages all pages that exist
 * @param count the maximum number of pages to return
 * @returns the best match first; empty when nothing is similar
 */
export function nearestPages(pathname: string, pages: readonly PageLink[], count = 5): PageLink[] {
  const wanted = wordsOf(pathname).slice(-8);
  const scored = pages.map((page) => {
    const offered = [...wordsOf(page.path), ...wordsOf(page.title)];
    const score = wanted.reduce((sum, word, index) => {
      const best = Math.max(0, ...offered.map((candidate) => similarity(word, candidate)));
      // Words that are less than half alike are different words that happen to share letters.
      return sum + (best >= 0.5 ? best * (index + 1) : 0);
    }, 0);
    return { page, score: score / (1 + offered.length / 24) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}
