import { stem } from '../stem';
import { fold, partsOf, wordsAt } from '../words';

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
