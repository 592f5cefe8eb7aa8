import { runsAt, type QueryWord } from './queryTerms';
import { synonyms } from './synonyms';
import { stem, stopWords, fold, wordsAt } from '../words';

const foldedWords = (text: string): string[] => wordsAt(text).map(({ word }) => fold(word));

/** Joins the stems of a phrase. */
const keyOf = (words: readonly string[]): string => words.map(stem).join(' ');

const all = Object.entries(synonyms).map(([says, means]) => ({ says: says.split(', '), means }));

/** The stems of what readers say -> the stems of what the pages say. */
const table: ReadonlyMap<string, readonly string[]> = (() => {
  const entries = new Map<string, string[]>();
  for (const { says, means } of all) {
    const targets = foldedWords(means)
      .filter((word) => !stopWords.has(word))
      .map(stem);
    for (const phrase of says) {
      const key = keyOf(foldedWords(phrase));
      entries.set(key, [...new Set([...(entries.get(key) ?? []), ...targets])]);
    }
  }
  return entries;
})();

/** All words that readers say, folded: they are not misspelled, even if no page has them. */
export const saidWords: ReadonlySet<string> = new Set(
  all.flatMap(({ says }) => says.flatMap(foldedWords)).filter((word) => word.length > 3),
);

/**
 * Finds what the pages may say instead of a word of a query: by the word alone, and by each phrase that it is part of.
 *
 * @returns stems, without that of the word itself
 */
export function synonymsIn(words: readonly QueryWord[], at: number): string[] {
  const found = new Set(
    runsAt(words, at, [1, 2, 3]).flatMap(
      (run) => table.get(keyOf(run.map(({ text }) => text))) ?? [],
    ),
  );
  found.delete(stem(words[at]?.text ?? ''));
  return [...found];
}
