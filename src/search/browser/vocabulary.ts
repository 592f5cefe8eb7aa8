import { editDistance } from '../../utils/editDistance';
import { maxDistance } from './distance';

/** What the planner asks of the index: which words it has. */
export interface Vocabulary {
  has: (word: string) => boolean;
  /** On how many pages a word stands. */
  countOf: (word: string) => number;
  /** The words that start with a text and are longer, the most frequent first. */
  startingWith: (text: string) => string[];
  /** The words made of a stem by another ending than `stem` takes off: `selection` and `selector` of `select`. */
  relatives: (stem: string) => string[];
  /** The words that have a text inside, the most frequent first. */
  containing: (text: string) => string[];
  /** The words most like one that is misspelled, the most likely first; empty when none is near. */
  near: (word: string, isOpen: boolean) => string[];
}

/** More words than this are not tried: each costs time, and what a reader meant is among the first. */
const maxWords = 16;

/** Endings by which English makes nouns and adjectives of verbs; those by which it inflects are `stem`'s. */
const relativeEndings = /^(?:i?on|at?ion|iz(?:e|ation)|or|er|ment|al|ive|ity|ic|ness|ly|sion)$/;

/** The index of the first word that does not come before a text. */
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
 * The words of an index.
 *
 * @param pageCounts - each word and how many pages have it: of two words equally near the more frequent is meant
 * @param others - words that no page has, but that readers type and mean something by
 */
export function createVocabulary(
  pageCounts: ReadonlyMap<string, number>,
  others: Iterable<string> = [],
): Vocabulary {
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
    has: (word) => pageCounts.has(word),
    countOf,
    startingWith: (text) => byCount(wordsFrom(text).filter((word) => word !== text)),
    relatives: (stem) =>
      stem.length < 4
        ? []
        : wordsFrom(stem).filter((word) => relativeEndings.test(word.slice(stem.length))),
    containing: (text) => byCount(sorted.filter((word) => word.includes(text))),
    near(word, isOpen) {
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
      // A word that is there before a longer one that begins with it.
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

/** Whether two words start alike: the first letter is the one least often mistyped. */
const sameStart = (a: string, b: string): number => Number(a[0] === b[0]);
