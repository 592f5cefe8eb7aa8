import { decodePart } from '../utils/decode';

/** A page that can be offered instead of one that does not exist. */
export interface PageLink {
  path: string;
  title: string;
}

/** Returns the different pairs of neighboring letters in a word; its last letter makes one with the end. */
const pairsOf = (word: string): string[] => [
  ...new Set(Array.from(word, (letter, at) => letter + word[at + 1])),
];

/** Returns how similar two words are, from 0 to 1 (the Sørensen-Dice coefficient of their letter pairs). */
function similarity(first: string, second: string): number {
  const left = pairsOf(first);
  const right = pairsOf(second);
  const shared = left.filter((pair) => right.includes(pair)).length;
  return (2 * shared) / (left.length + right.length);
}

const wordsOf = (text: string): string[] =>
  decodePart(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Finds the pages whose address and title are most similar to an address that wasn't found. The page of the same address without a
 * version, such as `9.0.0` or `v7`, comes first, and pages directly below an address that was shortened by hand. The last
 * words of an address count most: they name the page, while the first ones name only its product.
 * @param pathname the address that was not found, any string
 * @param pages all pages that exist
 * @param count the maximum number of pages to return
 * @returns the best match first; empty when nothing is similar
 */
export function nearestPages(pathname: string, pages: readonly PageLink[], count = 5): PageLink[] {
  const wanted = wordsOf(pathname).slice(-8);
  const folder = pathname.replace(/v?\d[\d.]*\//, '');
  return pages
    .map((page) => {
      const { path, title } = page;
      const offered = wordsOf(`${path} ${title}`);
      const alike = wanted.reduce((sum, word, index) => {
        const best = Math.max(...offered.map((candidate) => similarity(word, candidate)));
        // Words that are less than half alike are different words that happen to share letters.
        return best < 0.5 ? sum : sum + best * (index + 1);
      }, 0);
      const placed = folder && path.startsWith(folder) ? 99 / path.split('/').length : 0;
      return { page, score: placed + alike / (1 + offered.length / 24) };
    })
    .filter(({ score }) => score)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}
