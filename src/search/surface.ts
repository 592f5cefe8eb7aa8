import { stem } from './stem';
import { fold, wordsAt } from './words';

/** How words of the index are written on the pages: by the words of their titles; others stand for themselves. */
export function surfaceForms(titles: readonly string[]): (word: string) => string {
  const forms = new Map<string, string>();
  for (const title of titles) {
    for (const { word } of wordsAt(title)) {
      const text = fold(word);
      if (!forms.has(stem(text))) forms.set(stem(text), text);
    }
  }
  return (word) => forms.get(word) ?? word;
}
