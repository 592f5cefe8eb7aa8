import { fold, isIdentifier, wordsAt } from '../words';

/** A word of a query. */
export interface QueryWord {
  /** As typed. */
  raw: string;
  /** Folded. */
  text: string;
  isIdentifier: boolean;
  /** Whether it only precedes a name that belongs to it: `apiRef` and `current` in `apiRef.current.setPage`. */
  isOwner: boolean;
  /** Whether the reader may still be typing it: the last word, without a space after it. */
  isOpen: boolean;
}

/** Longer queries are cut: the results for a pasted page would be useless, and every word costs time. */
export const maxQueryLength = 300;
export const maxQueryWords = 16;

/** Splits a query into its words, in order. Accepts any text, even without words. */
export function readQuery(query: string): QueryWord[] {
  // Pages put invisible characters into long names, so that these can break, and readers copy them with the name.
  const cut = query.replace(/\p{Cf}+/gu, '').slice(0, maxQueryLength);
  const found = wordsAt(cut).slice(0, maxQueryWords);
  return found.map(({ word, start }, index) => {
    const end = start + word.length;
    const isLast = index === found.length - 1;
    return {
      raw: word,
      text: fold(word),
      isIdentifier: isIdentifier(word),
      isOwner: /^\.[\p{L}_$]/u.test(cut.slice(end, end + 2)) && /[\p{L}]/u.test(word),
      isOpen: isLast && end === cut.length,
    };
  });
}
