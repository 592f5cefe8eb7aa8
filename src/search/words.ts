/** Returns the text in lower case and without accents, so that "Sélection" and "selection" are one word. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();

/** A word of a text: letters, digits, `_` and `$`; "Next.js" is one. */
const wordPattern = /[\p{L}\p{N}\p{M}_$]+(?:\.js(?![\p{L}\p{N}_$/]))?/giu;

/** A word and where it stands in its text. */
export interface WordAt {
  word: string;
  start: number;
}

export const wordsAt = (text: string): WordAt[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({ word, start: index }));

/** Whether a word looks like an identifier: it has a capital inside, two capitals before a lowercase letter, `_` or `$`. */
export const isIdentifier = (word: string): boolean =>
  /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|[_$]/u.test(word);

/**
 * Splits an identifier into its words, in lower case: `rowSelectionModel` gives `row`, `selection`, `model`;
 * `GridAPIRef` gives `grid`, `api`, `ref`. A word that is not an identifier is returned alone.
 */
export const partsOf = (word: string): string[] =>
  word
    .split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter(Boolean)
    .map(fold);

/** Returns an identifier as one word: `rowSelectionModel` and `RowSelectionModel` are the same. */
export const wholeOf = (word: string): string => fold(word).replace(/[_$]+/g, '') || fold(word);
