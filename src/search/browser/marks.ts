import type { MarkedText } from '../types';
import { termsOfWord, fold, wordsAt } from '../words';

/** Whether a word of a text is one of the words searched for, in any form. */
export const isMatch = (word: string, searched: ReadonlySet<string>): boolean =>
  searched.has(fold(word)) || termsOfWord(word).some((term) => searched.has(term));

/** Marks the words of a text that are searched for. */
export const markWords = (text: string, searched: ReadonlySet<string>): MarkedText => ({
  text,
  marks: wordsAt(text)
    .filter(({ word }) => isMatch(word, searched))
    .map(({ word, start }) => [start, start + word.length] as const),
});

/** Splits a text at its marks into pieces to render: every second piece is marked, and the first may be empty. */
export function piecesOf({ text, marks }: MarkedText): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...pieces, text.slice(at)];
}
