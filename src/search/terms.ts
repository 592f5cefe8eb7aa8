import { stem } from './stem';
import { stopWords } from './stopWords';
import { fold, isIdentifier, partsOf, wholeOf, wordsAt } from './words';

/** Returns the words of the index for a word of a page: its stem, or for an identifier the whole name and its parts. */
export function termsOfWord(word: string): string[] {
  if (!isIdentifier(word)) {
    const folded = fold(word);
    return stopWords.has(folded) ? [] : [stem(folded)];
  }
  const whole = wholeOf(word);
  return [
    whole,
    ...partsOf(word)
      .map(stem)
      .filter((part) => part !== whole && part.length > 1),
  ];
}

/** Returns the words of the index for a text, including repetitions. */
export const termsOf = (text: string): string[] =>
  wordsAt(text).flatMap(({ word }) => termsOfWord(word));
