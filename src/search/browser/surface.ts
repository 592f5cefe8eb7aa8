import { stem } from '../stem';
import { fold, partsOf, wordsAt } from '../words';

/**
 * How words of the index are written on the pages: by the words of their titles, and by those that names of code in them are
 * made of (`range` of `DateRangePicker`); others stand for themselves.
 */
export function surfaceForms(titles: readonly string[]): (word: string) => string {
  const forms = new Map<string, string>();
  const words = titles.flatMap((title) => wordsAt(title).map(({ word }) => word));
  for (const text of [...words.map(fold), ...words.flatMap(partsOf)]) {
    if (!forms.has(stem(text))) forms.set(stem(text), text);
  }
  return (word) => forms.get(word) ?? word;
}
