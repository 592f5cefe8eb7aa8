import type { MarkedText } from '../types';
import { termsOfWord, fold, wordsAt } from '../words';

/** Whether a word of a text is one of the words searched for, in any form. */
export const isMatch = (word: string, searched: ReadonlySet<string>): boolean =>
  searched.has(fold(word)) || termsOfWord(word).some((term) => searched.has(term));

/** Marks the words of a text that are searched for. */
export function markWords(text: string, searched: ReadonlySet<string>): MarkedText {
  const marks: (readonly [number, number])[] = [];
  for (const { word, start } of wordsAt(text)) {
    if (isMatch(word, searched)) {
      marks.push([start, start + word.length]);
    }
  }
  return { text, marks };
}

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
