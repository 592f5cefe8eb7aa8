import { editDistance, maxDistance } from '../../utils/editDistance';
import { stem, fold, partsOf, wordsAt } from '../words';

/** No more words than this are tried: each costs time, and the one that the reader meant is among the first. */
const maxWords = 16;

/** English endings that turn verbs into nouns and adjectives; `stem` handles those of inflected forms. */
const relativeEndings = /^(?:i?on|at?ion|iz(?:e|ation)|or|er|ment|al|ive|ity|ic|ness|ly|sion)$/;

/** Returns the index of the first word that does not sort before a text. */
function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Creates the vocabulary of an index.
 *
 * @param pageCounts - each word and how many pages have it: of two equally close words, the more frequent one is meant
 * @param others - words that no page has, but that readers type correctly
 */
export function createVocabulary(
  pageCounts: ReadonlyMap<string, number>,
  others: Iterable<string> = [],
) {
  const sorted = [...pageCounts.keys()].sort();
  const spelled = [...new Set([...sorted, ...others])];
  const countOf = (word: string): number => pageCounts.get(word) ?? 0;
  const byCount = (words: string[]): string[] =>
    words.sort((a, b) => countOf(b) - countOf(a)).slice(0, maxWords);
  const wordsFrom = (prefix: string): string[] => {
    const found: string[] = [];
    for (let at = lowerBound(sorted, prefix); sorted[at]?.startsWith(prefix); at += 1) {
      found.push(sorted[at] as string);
    }
    return found;
  };
  return {
    has: (word: string) => pageCounts.has(word),
    /** The number of pages that have a word. */
    countOf,
    /** The longer words that start with a text, most frequent first. */
    startingWith: (text: string) => byCount(wordsFrom(text).filter((word) => word !== text)),
    /** The words made from a stem with an ending that `stem` doesn't remove: `selection` and `selector` from `select`. */
    relatives: (stem: string) =>
      stem.length < 4
        ? []
        : wordsFrom(stem).filter((word) => relativeEndings.test(word.slice(stem.length))),
    /** The words that contain a text, most frequent first. */
    containing: (text: string) => byCount(sorted.filter((word) => word.includes(text))),
    /** The words closest to a misspelled word, likeliest first; empty if none is close. */
    near(word: string, isOpen: boolean): string[] {
      const allowed = maxDistance(word);
      if (allowed === 0) return [];
      const found: { candidate: string; distance: number }[] = [];
      for (const candidate of spelled) {
        if (candidate.length >= word.length - allowed) {
          const distance = editDistance(word, candidate, allowed, isOpen);
          if (distance <= allowed) found.push({ candidate, distance });
        }
      }
      const least = Math.min(...found.map(({ distance }) => distance));
      // A whole word comes before longer words that start with it.
      const isWhole = (candidate: string): number =>
        Number(candidate.length <= word.length + allowed);
      return found
        .filter(({ distance }) => distance === least)
        .map(({ candidate }) => candidate)
        .sort(
          (a, b) =>
            sameStart(word, b) - sameStart(word, a) ||
            isWhole(b) - isWhole(a) ||
            countOf(b) - countOf(a),
        )
        .slice(0, 3);
    },
  };
}

/** The words of the index, as queries look them up. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Whether two words start with the same letter: the first letter is the one least often mistyped. */
const sameStart = (a: string, b: string): number => Number(a[0] === b[0]);

/**
 * Returns a function that spells a word of the index as the pages write it. It knows the words in titles, and those that
 * identifiers in titles are made of (`range` of `DateRangePicker`). Other words are returned unchanged.
 */
export function surfaceForms(titles: readonly string[]): (word: string) => string {
  const forms = new Map<string, string>();
  const words = titles.flatMap((title) => wordsAt(title).map(({ word }) => word));
  for (const text of [...words.map(fold), ...words.flatMap(partsOf)]) {
    if (!forms.has(stem(text))) forms.set(stem(text), text);
  }
  return (word) => forms.get(word) ?? word;
}
