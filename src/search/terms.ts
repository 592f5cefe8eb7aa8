import { stem } from './stem';
import { stopWords } from './stopWords';
import { fold, isIdentifier, partsOf, wholeOf, wordsAt } from './words';

/** The words of the index that a word of a page stands for: its stem, or a name of code whole and in its parts. */
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

/** All words of the index in a text, repetitions included. */
export const termsOf = (text: string): string[] =>
  wordsAt(text).flatMap(({ word }) => termsOfWord(word));
